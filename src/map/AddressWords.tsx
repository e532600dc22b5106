import { Fragment } from 'react';

/** The address, which may break after a comma and nowhere else: a postcode stays with its place. */
export function AddressWords({ address }: { address: string }) {
  const [first, ...rest] = address.split(', ');
  return (
    <span>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          , <span className="inline-block">{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
