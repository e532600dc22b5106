import { Fragment } from 'react';

/** An e-mail address. Where it is too long for its line, that breaks after the @ or before a dot. */
export function Email({ address }: { address: string }) {
  return (
    <span className="min-w-0 text-balance wrap-anywhere">
      {address.split(/(?<=@)|(?=\.)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
