import { useState } from 'react';
import { signIn } from '../connect.ts';
import type { Repository, Snapshot } from '../repository.ts';
import { RepositoryError, sentenceFor } from '../request.ts';
import { TokenSteps } from './TokenSteps.tsx';
import { askWorker } from './worker.ts';

interface SignInProps {
  onSignedIn: (repository: Repository, snapshot: Promise<Snapshot>) => void;
}

/** Signs in by the worker where the site has one, by a token otherwise. */
export function SignIn({ onSignedIn }: SignInProps) {
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (!EDITOR_REPO)
    return <p className="screen">Åpne adressen som står etter «Rediger:» der du startet npm run rediger.</p>;
  const enter = async (token: string | Promise<string>) => {
    setBusy(true);
    setMessage('Logger inn …');
    try {
      const [repository, snapshot] = await signIn(await token);
      onSignedIn(repository, Promise.resolve(snapshot));
    } catch (error) {
      const refusal = error instanceof RepositoryError ? refusals[error.failure] : undefined;
      setMessage(refusal ?? sentenceFor(error));
      setBusy(false);
    }
  };
  const steps = <TokenSteps isBusy={isBusy} onToken={(token) => void enter(token)} />;
  return (
    <main className="mx-auto grid max-w-measure justify-items-start gap-4 p-4">
      <h1 className="text-h4 font-medium">Logg inn</h1>
      <p>Innholdet på nettsiden ligger hos GitHub. Du logger inn der, og kommer tilbake hit.</p>
      <p role="status">{message}</p>
      {!EDITOR_SIGN_IN && steps}
      {EDITOR_SIGN_IN && (
        <>
          <button className="button" disabled={isBusy} onClick={() => void enter(askWorker(EDITOR_SIGN_IN))}>
            Logg inn med GitHub
          </button>
          <details>
            <summary className="unfold">Logg inn med nøkkel i stedet</summary>
            {steps}
          </details>
        </>
      )}
    </main>
  );
}

const refusals: Partial<Record<RepositoryError['failure'], string>> = {
  expired: 'GitHub kjenner ikke nøkkelen. Se etter at du kopierte hele, og at den ikke har gått ut.',
  forbidden: `Nøkkelen åpner ikke ${EDITOR_REPO}. Lag en ny, og velg det lageret i steg 2.`,
};
