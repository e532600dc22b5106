import { TokenSteps } from './TokenSteps.tsx';

const refusals = {
  expired: 'GitHub kjenner ikke nøkkelen. Se etter at du kopierte hele, og at den ikke har gått ut.',
  forbidden: `Nøkkelen åpner ikke ${EDITOR_REPO}. Lag en ny, og velg det lageret i steg 2.`,
};

interface SignInProps {
  /** Why GitHub refused the last token. */
  failure?: keyof typeof refusals;
}

/** Signs in with a token; on one's own machine it says where the address with the secret is. */
export function SignIn({ failure }: SignInProps) {
  if (!EDITOR_REPO)
    return <p className="screen">Åpne adressen som står etter «Rediger:» der du startet npm run rediger.</p>;
  return (
    <main className="sign-in">
      <h1>Logg inn</h1>
      <p>
        Innholdet på nettsiden ligger hos GitHub. Den som satte opp nettsiden, kan lage nøkkelen for deg. Da
        limer du den bare inn i steg 3.
      </p>
      <p role="status">{failure && refusals[failure]}</p>
      <TokenSteps />
    </main>
  );
}
