import { useState } from 'react';
import { signIn } from '../repository/connect.ts';
import { sentenceFor } from '../repository/request.ts';
import { TokenSteps } from './TokenSteps.tsx';
import { askWorker } from '../repository/signInWorker.ts';

const refusals = {
  expired: 'GitHub kjenner ikke nøkkelen. Se etter at du kopierte hele, og at den ikke har gått ut.',
  forbidden: `Nøkkelen åpner ikke ${EDITOR_REPO}. Lag en ny, og velg det lageret i steg 2.`,
};

interface SignInProps {
  /** Why GitHub refused the last token. */
  failure?: keyof typeof refusals;
}

/** Signs in with the sign-in worker if there is one, otherwise with a token. */
export function SignIn({ failure }: SignInProps) {
  const [message, setMessage] = useState(failure && refusals[failure]);
  if (!EDITOR_REPO)
    return <p className="screen">Åpne adressen som står etter «Rediger:» der du startet npm run rediger.</p>;
  const ask = () =>
    askWorker(EDITOR_SIGN_IN).then(signIn, (error: unknown) => setMessage(sentenceFor(error)));
  return (
    <main className="sign-in">
      <h1>Logg inn</h1>
      <p>Innholdet på nettsiden ligger hos GitHub. Du logger inn der, og kommer tilbake hit.</p>
      <p role="status">{message}</p>
      {!EDITOR_SIGN_IN && <TokenSteps />}
      {EDITOR_SIGN_IN && (
        <>
          <button className="button" onClick={() => void ask()}>
            Logg inn med GitHub
          </button>
          <details open={failure !== undefined}>
            <summary className="unfold">Logg inn med nøkkel i stedet</summary>
            <TokenSteps />
          </details>
        </>
      )}
    </main>
  );
}
