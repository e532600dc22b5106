import { useState } from 'react';
import { QuietButton } from '../form/elements.tsx';
import { RepositoryError, sentenceFor } from '../repository/request.ts';
import { SignIn } from './SignIn.tsx';

const missing = `GitHub finner ikke ${EDITOR_REPO} med nøkkelen som ligger i denne nettleseren.`;

/** Shown where the content could not be read. What was typed stays in this browser. */
export function FetchFailure({ error }: { error: unknown }) {
  const [isSigningIn, setSigningIn] = useState(false);
  const failure = error instanceof RepositoryError ? error.failure : undefined;
  if (failure === 'expired' || failure === 'forbidden') return <SignIn failure={failure} />;
  if (isSigningIn) return <SignIn />;
  const isMissing = EDITOR_REPO && failure === 'missing';
  return (
    <main className="screen">
      <p role="status">
        {isMissing ? missing : 'Fikk ikke hentet innholdet. Det du har skrevet, er ikke borte.'}
      </p>
      <div className="buttons">
        <QuietButton onClick={() => location.reload()}>Prøv igjen</QuietButton>
        {isMissing && <QuietButton onClick={() => setSigningIn(true)}>Bruk en annen nøkkel</QuietButton>}
      </div>
      {failure === undefined && <p className="note">{sentenceFor(error)}</p>}
    </main>
  );
}
