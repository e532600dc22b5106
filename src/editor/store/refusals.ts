import { StoreError } from './storeError.ts';

/** Lasting refusals by GitHub's words for them, each with whom to ask. */
const lasting: readonly [RegExp, (repo: string) => string][] = [
  [
    /archived/i,
    (repo) =>
      `Lageret ${repo} er arkivert hos GitHub, så ingenting kan lagres. Den som eier det, må åpne det igjen ` +
      'hos GitHub (Unarchive).',
  ],
  [
    /signature|signed/i,
    () =>
      'GitHub krever signerte endringer i dette lageret, og det kan ikke lages her. Be den som satte opp ' +
      'nettsiden, om å slå av kravet (Require signed commits).',
  ],
  [
    /rule violations|protected branch|pull request|status check/i,
    () =>
      'Lageret hos GitHub har en regel som stopper endringer herfra. Be den som satte opp nettsiden, om å la ' +
      'nøkkelen din lagre uten den.',
  ],
  [
    /not accessible by|must have|not granted|SAML|write access/i,
    () =>
      'Nøkkelen har ikke lov til å endre nettsiden. Logg ut nederst på første side, ta vare på det du har ' +
      'skrevet, og logg inn med en nøkkel som har rettighetene i veiledningen.',
  ],
];

/** A moment until which GitHub takes no more requests; `undefined` for other answers. */
function findLimitEnd({ status, headers }: Response, text: string): Date | undefined {
  const after = Number(headers.get('Retry-After'));
  const isUsedUp = headers.get('X-RateLimit-Remaining') === '0';
  const isLimit = status === 429 || (status === 403 && (after > 0 || isUsedUp || /rate limit/i.test(text)));
  if (!isLimit) return undefined;
  if (after > 0) return new Date(Date.now() + after * 1000);
  return new Date(isUsedUp ? Number(headers.get('X-RateLimit-Reset')) * 1000 : Date.now() + 60_000);
}

/** What GitHub's refusal means. */
export function explainRefusal(answer: Response, text: string, repo: string): StoreError {
  const { status } = answer;
  if (status === 401)
    return new StoreError(
      'signIn',
      'Innloggingen har gått ut. Last siden på nytt, og logg inn. Det du har skrevet, ligger her når du kommer ' +
        'tilbake.',
    );
  const end = findLimitEnd(answer, text);
  if (end) {
    const time = end.toLocaleTimeString('nb', { hour: '2-digit', minute: '2-digit' });
    return new StoreError(
      'refused',
      `GitHub tar ikke imot mer fra deg akkurat nå. Prøv igjen etter klokken ${time}. Det du har skrevet, er ` +
        'ikke borte.',
    );
  }
  const known = lasting.find(([words]) => words.test(text));
  const said = readMessage(text);
  if (known)
    return new StoreError('refused', `Ikke lagret. ${known[1](repo)}${said && ` GitHub sier: «${said}»`}`);
  if (status === 409 || (status === 422 && /fast.forward|reference update failed/i.test(text)))
    return new StoreError('outdated', 'Noen andre har lagret i mellomtiden. Prøv en gang til.');
  if (status === 404) return new StoreError('missing', `GitHub finner ikke ${repo} med denne nøkkelen.`);
  if (status >= 500)
    return new StoreError(
      'refused',
      'GitHub svarer ikke som det skal akkurat nå. Vent litt, og prøv igjen. Det du har skrevet, er ikke borte.',
    );
  return new StoreError(
    'refused',
    `GitHub sa nei${said && `: «${said}»`}. Vis dette til den som satte opp nettsiden. Det du har skrevet, er ` +
      'ikke borte.',
  );
}

/** GitHub's own sentence, on one line. */
function readMessage(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message.replaceAll(/\s+/g, ' ').trim() : '';
  } catch {
    // A server on the way answers in HTML.
    return '';
  }
}
