import { useState } from 'react';
import { QuietButton } from '../form/elements.tsx';

const sentences = {
  taken: 'Redigeringen var åpen i en annen fane. Du fortsetter her.',
  unkept: 'Nettleseren her tar ikke vare på det du skriver. Lagre før du lukker siden.',
};

/** A message about this tab. */
export type NoticeKind = keyof typeof sentences;

/** Shows a message until it is dismissed. */
export function Notice({ kind }: { kind: NoticeKind }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div className="notice" role="status">
      <span>{sentences[kind]}</span>
      <QuietButton onClick={() => setRead(true)}>Greit</QuietButton>
    </div>
  );
}

/** In place of the editor that another tab has taken over. */
export const Taken = () => (
  <main className="screen">
    <p role="status">Du redigerer i en annen fane nå. Det du skrev her, er med dit.</p>
    <QuietButton onClick={() => location.reload()}>Fortsett her</QuietButton>
  </main>
);
