import { useState } from 'react';
import { useEditor } from '../context.ts';
import { QuietButton } from '../elements.tsx';

/** What this browser cannot keep, until it is read. */
export function Notices() {
  const { isKept, unkeptPictures } = useEditor().state;
  const [read, setRead] = useState<string>();
  const sentence = !isKept
    ? 'Nettleseren her tar ikke vare på det du skriver. Lagre før du lukker siden.'
    : unkeptPictures.length > 0
      ? `Nettleseren har ikke plass til å ta vare på ${describeCount(unkeptPictures.length)}. Ordene er tatt vare på. ` +
        'Lagre før du lukker siden.'
      : undefined;
  if (sentence === undefined || sentence === read) return null;
  return (
    <div className="notice" role="status">
      <span>{sentence}</span>
      <QuietButton onClick={() => setRead(sentence)}>Greit</QuietButton>
    </div>
  );
}

const describeCount = (count: number) => (count === 1 ? 'det nye bildet' : `${count} nye bilder`);
