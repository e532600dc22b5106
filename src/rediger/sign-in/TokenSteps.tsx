interface TokenStepsProps {
  isBusy: boolean;
  onToken: (token: string) => void;
}

const [owner = '', name = ''] = EDITOR_REPO.split('/');

/** GitHub fills the form in from these where it can; step 2 names the rights for when it does not. */
const newToken = `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({
  name: 'Rediger nettsiden',
  target_name: owner,
  expires_in: '365',
  contents: 'write',
  actions: 'read',
})}`;

/** The three steps that make a token which opens this repository and nothing else, each with what GitHub shows. */
export function TokenSteps({ isBusy, onToken }: TokenStepsProps) {
  return (
    <ol className="token-steps">
      <li>
        <h2 className="subtitle">1. Åpne GitHub</h2>
        <p>Siden er på engelsk. Navnet på nøkkelen og hvor lenge den varer, er fylt ut.</p>
        <a className="button" data-kind="quiet" href={newToken} target="_blank" rel="noreferrer">
          Lag en nøkkel hos GitHub
        </a>
      </li>
      <li>
        <h2 className="subtitle">2. Velg hva nøkkelen åpner</h2>
        <p>
          Velg <b lang="en">Only select repositories</b>, så <b>{name}</b>. Under <b lang="en">Permissions</b>{' '}
          skal det stå to linjer. Mangler de, trykker du <b lang="en">Add permissions</b>. Trykk til slutt{' '}
          <b lang="en">Generate token</b>.
        </p>
        <Screen
          lines={[
            '○ All repositories',
            `◉ Only select repositories: ${name}`,
            'Contents: Read and write',
            'Actions: Read-only',
          ]}
          button="Generate token"
        />
      </li>
      <li>
        <h2 className="subtitle">3. Lim inn koden her</h2>
        <p>GitHub viser koden bare nå. Trykk på de to arkene ved siden av den, så er den kopiert.</p>
        <Screen lines={['github_pat_11AB…']} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onToken(String(new FormData(event.currentTarget).get('token')).trim());
          }}
        >
          <input
            className="sr-only"
            autoComplete="username"
            name="username"
            value={EDITOR_REPO}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <label className="field">
            Koden
            <input className="input" type="password" name="token" autoComplete="current-password" required />
          </label>
          <button className="button" disabled={isBusy}>
            Logg inn
          </button>
        </form>
      </li>
    </ol>
  );
}

/** A picture of what GitHub shows; the text beside it says the same. */
function Screen({ lines, button }: { lines: readonly string[]; button?: string }) {
  return (
    <div className="github-screen" lang="en" aria-hidden="true">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {button && <b>{button}</b>}
    </div>
  );
}
