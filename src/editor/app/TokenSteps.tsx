const [owner = '', name = ''] = EDITOR_REPO.split('/');

/** GitHub fills the form in from these where it can; step 2 names the rights for when it does not. */
const newToken = `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({
  name: 'Rediger nettsiden',
  target_name: owner,
  expires_in: '365',
  contents: 'write',
  actions: 'read',
})}`;

/** What step 2 looks like at GitHub. */
const rights = [
  '○ All repositories',
  `◉ Only select repositories: ${name}`,
  'Contents: Read and write',
  'Actions: Read-only',
];

/** Three illustrated steps for creating a GitHub token that is limited to this repository. */
export function TokenSteps({ onToken }: { onToken: (token: string) => void }) {
  return (
    <ol className="token-steps">
      <li>
        <h2>1. Åpne GitHub</h2>
        <p>Siden er på engelsk. Navnet på nøkkelen og hvor lenge den varer, er fylt ut.</p>
        <a className="button" data-kind="quiet" href={newToken} target="_blank" rel="noreferrer">
          Lag en nøkkel hos GitHub
        </a>
      </li>
      <li>
        <h2>2. Velg hva nøkkelen åpner</h2>
        <p>
          Velg <b lang="en">Only select repositories</b>, så <b>{name}</b>. Under <b lang="en">Permissions</b>{' '}
          skal det stå to linjer. Mangler de, trykker du <b lang="en">Add permissions</b>. Trykk til slutt{' '}
          <b lang="en">Generate token</b>.
        </p>
        <pre className="side github-page" lang="en" aria-hidden="true">
          {`${rights.join('\n')}\n`}
          <b>Generate token</b>
        </pre>
      </li>
      <li>
        <h2>3. Lim inn koden her</h2>
        <p>GitHub viser koden bare nå. Trykk på de to arkene ved siden av den, så er den kopiert.</p>
        <pre className="side github-page" lang="en" aria-hidden="true">
          github_pat_11AB…
        </pre>
        <form action={(typed) => onToken(String(typed.get('token')).trim())}>
          <label className="field">
            Koden
            <input className="input" type="password" name="token" autoComplete="current-password" required />
          </label>
          <button className="button">Logg inn</button>
        </form>
      </li>
    </ol>
  );
}
