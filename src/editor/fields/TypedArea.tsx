import { type ComponentProps, useState } from 'react';

interface TypedAreaProps extends ComponentProps<'textarea'> {
  value: string;
  /** With one row, the text has no line breaks. */
  rows: number;
  onWrite: (text: string) => void;
}

/** A text that is stored tidied; the field keeps what is typed, such as a final space, until blur. */
export function TypedArea({ value, onWrite, ...rest }: TypedAreaProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <textarea
      {...rest}
      className="input"
      value={typed ?? value}
      onChange={({ target }) => {
        const text = rest.rows === 1 ? target.value.replaceAll(/\s*\n\s*/g, ' ') : target.value;
        setTyped(text);
        onWrite(text);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
