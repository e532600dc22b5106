import { TokenSteps } from './TokenSteps.tsx';

interface SignInProps {
  onToken: (token: string) => void;
  /** Why the last key was refused. */
  refusal?: string;
}

/** Signs in with a key of GitHub. */
export const SignIn = ({ onToken, refusal = '' }: SignInProps) => (
  <main className="screen sign-in">
    <h1>Logg inn</h1>
    <p>
      Innholdet på nettsiden ligger hos GitHub. Den som satte opp nettsiden, kan lage nøkkelen for deg. Da
      limer du den bare inn i steg 3.
    </p>
    <p role="status">{refusal}</p>
    <TokenSteps onToken={onToken} />
  </main>
);
