/** Stub. */
export function MapGate({ address }: { address: string }) {
  return <p>{address}</p>;
}
