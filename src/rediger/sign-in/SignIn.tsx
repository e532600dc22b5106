import { useState } from 'react';
import { signIn } from '../connect.ts';
import type { Repository } from '../repository.ts';
import { RepositoryError } from '../request.ts';
import { askWorker } from './worker.ts';
import { TokenSteps } from './TokenSteps.tsx';

interface SignInProps {
  onRepository: (repository: Repository) => void;
}

/** Signs in by the worker where the site has one, by a token otherwise. */
export function SignIn({ onRepository }: SignInProps) {
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const enter = (token: Promise<string>) => {
    setBusy(true);
    setMessage('Logger inn …');
    token
      .then(signIn)
      .then(onRepository)
      .catch((error: unknown) => setMessage(refusalOf(error)))
      .finally(() => setBusy(false));
  };
  if (EDITOR_REPO === '')
    return <p className="sign-in">Åpne adressen som står etter «Rediger:» der du startet npm run rediger.</p>;
  const steps = <TokenSteps isBusy={isBusy} onToken={(token) => enter(Promise.resolve(token))} />;
  return (
    <main className="sign-in">
      <h1 className="title">Logg inn</h1>
      <p>Innholdet på nettsiden ligger hos GitHub. Du logger inn der, og kommer tilbake hit.</p>
      <p role="status">{message}</p>
      {EDITOR_SIGN_IN ? (
        <>
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => enter(askWorker(EDITOR_SIGN_IN))}
          >
            Logg inn med GitHub
          </button>
          <details>
            <summary>Logg inn med nøkkel i stedet</summary>
            {steps}
          </details>
        </>
      ) : (
        steps
      )}
    </main>
  );
}

const refusals: Partial<Record<RepositoryError['failure'], string>> = {
  expired: 'GitHub kjenner ikke nøkkelen. Se etter at du kopierte hele, og at den ikke har gått ut.',
  forbidden: `Nøkkelen åpner ikke ${EDITOR_REPO}. Lag en ny, og velg det lageret i steg 2.`,
};

function refusalOf(error: unknown): string {
  if (!(error instanceof RepositoryError)) {
    reportError(error);
    return 'Det gikk ikke. Last siden på nytt, og prøv igjen.';
  }
  return refusals[error.failure] ?? error.message;
}
