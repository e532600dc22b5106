/** Stub: opens the consent settings. */
export function ConsentButton() {
  return <button type="button">Samtykkeinnstillinger</button>;
}
