import { type ComponentProps, useState } from 'react';

interface TypedAreaProps extends ComponentProps<'textarea'> {
  value: string;
  onWrite: (text: string) => void;
}

/** A text that is stored trimmed; the field keeps what is typed, such as a final space, until blur. */
export function TypedArea({ value, onWrite, ...rest }: TypedAreaProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <textarea
      {...rest}
      className="input"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onWrite(target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
