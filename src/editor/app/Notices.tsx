import { useState } from 'react';
import { useEditor } from '../context.ts';
import { QuietButton } from '../elements.tsx';
import type { State } from '../state.ts';

/** What this browser cannot keep, until it is read. */
export function Notices() {
  const sentence = composeNotice(useEditor().state);
  const [read, setRead] = useState<string>();
  if (sentence === undefined || sentence === read) return null;
  return (
    <div className="notice" role="status">
      <span>{sentence}</span>
      <QuietButton onClick={() => setRead(sentence)}>Greit</QuietButton>
    </div>
  );
}

function composeNotice({ isKept, unkeptPictures }: State): string | undefined {
  if (!isKept) return 'Nettleseren her tar ikke vare på det du skriver. Lagre før du lukker siden.';
  const count = unkeptPictures.length;
  if (count === 0) return undefined;
  const pictures = count === 1 ? 'det nye bildet' : `${count} nye bilder`;
  return (
    `Nettleseren har ikke plass til å ta vare på ${pictures}. Ordene er tatt vare på. ` +
    'Lagre før du lukker siden.'
  );
}
