import { useState } from 'react';
import { Mistake, QuietButton } from '../elements.tsx';
import { beginWithTemplate } from '../store/thisMachine.ts';
import { explainError, StoreError } from '../store/storeError.ts';
import { SignIn } from './SignIn.tsx';

interface FetchFailureProps {
  error: unknown;
  onToken: (token: string) => void;
}

const unknownKey = 'GitHub kjenner ikke nøkkelen. Se etter at du kopierte hele, og at den ikke har gått ut.';

/** Shown where the content could not be read. What was written stays in this browser. */
export function FetchFailure({ error, onToken }: FetchFailureProps) {
  const [isSigningIn, setSigningIn] = useState(false);
  const [failure, setFailure] = useState('');
  const reason = error instanceof StoreError ? error.reason : undefined;
  const isMissingHere = reason === 'missing' && !EDITOR_REPO;
  const sentence = explainError(error);
  if (isSigningIn) return <SignIn onToken={onToken} />;
  if (reason === 'signIn') return <SignIn onToken={onToken} refusal={unknownKey} />;
  const begin = () =>
    void beginWithTemplate().then(
      () => location.reload(),
      (refused: unknown) => setFailure(explainError(refused)),
    );
  return (
    <main className="screen">
      <h1>{isMissingHere ? 'Det er ikke noe innhold her' : 'Innholdet ble ikke hentet'}</h1>
      <p role="status">{sentence}</p>
      {isMissingHere && (
        <p>
          Er dette første gang, begynner du med malen. Har du hatt innhold her før, får du mappen på plass, og
          prøver igjen.
        </p>
      )}
      <div className="buttons">
        {isMissingHere && (
          <button type="button" className="button" onClick={begin}>
            Begynn med malen
          </button>
        )}
        <QuietButton onClick={() => location.reload()}>Prøv igjen</QuietButton>
        {EDITOR_REPO && reason !== 'noContact' && (
          <QuietButton onClick={() => setSigningIn(true)}>Bruk en annen nøkkel</QuietButton>
        )}
      </div>
      {failure && <Mistake role="alert">{failure}</Mistake>}
    </main>
  );
}
