import pLimit from 'p-limit';
import { type Answer, exchange } from './exchange.ts';
import { pauseAfter, pauseOver } from './pause.ts';

/** Sentences for failed requests. `unanswered`: the request was sent and may have succeeded. */
const sentences = {
  offline: EDITOR_REPO
    ? 'Får ikke kontakt. Prøv igjen når du har nett. Det du har skrevet, er ikke borte.'
    : 'Får ikke kontakt. Se om npm run rediger fortsatt kjører. Det du har skrevet, er ikke borte.',
  unanswered:
    'Fikk ikke svar, så det kan være lagret likevel. ' +
    'Prøv en gang til når du har nett; ingenting blir lagret to ganger.',
  outdated: 'Noen andre har lagret i mellomtiden. Prøv en gang til.',
  expired: EDITOR_REPO
    ? 'Innloggingen har gått ut. Logg inn på nytt; det du har skrevet, ligger her når du kommer tilbake.'
    : 'npm run rediger er startet på nytt. Åpne adressen som står der. Det du har skrevet, er ikke borte.',
  forbidden:
    'Nøkkelen gir ikke lov til å endre nettsiden, så ingenting er lagret. ' +
    'Logg ut, behold det du har skrevet, og logg inn med en nøkkel som har rettighetene i veiledningen.',
  missing: 'Innholdet ble ikke funnet. Vent litt, og prøv en gang til. Det du har skrevet, er ikke borte.',
  refused: 'Det ble ikke lagret. Vent litt, og prøv en gang til. Det du har skrevet, er ikke borte.',
};

/** Why a request failed. */
export type Failure = keyof typeof sentences;

/** A request that failed; the message is the sentence that the owner reads. */
export class RepositoryError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, message = sentences[failure]) {
    super(message);
    this.failure = failure;
  }
}

/** The sentence of an expected failure; any other error is reported. */
export function sentenceFor(error: unknown): string {
  if (error instanceof RepositoryError) return error.message;
  reportError(error);
  return 'Noe gikk galt. Last siden på nytt, og prøv igjen.';
}

/** A few readings at a time: they share the connection, and GitHub limits those of one user. */
const inTurn = pLimit(8);

/**
 * Sends a request, uncached, and waits where the server asks to. Only `PATCH` changes what is saved; what has
 * a body does not wait for pictures that are being read.
 *
 * @throws RepositoryError for every answer that is not a success, and for none
 */
export const send = (url: string, init: RequestInit = {}): Promise<Answer> =>
  init.body === undefined ? inTurn(() => sendNow(url, init)) : sendNow(url, init);

async function sendNow(url: string, init: RequestInit): Promise<Answer> {
  const isSave = init.method === 'PATCH';
  for (;;) {
    await pauseOver();
    const answer = await exchange(url, init);
    if (!answer) throw new RepositoryError(isSave && navigator.onLine ? 'unanswered' : 'offline');
    if (answer.status >= 200 && answer.status < 300) return answer;
    const text = await answer.body.text();
    if (!pauseAfter(answer, text)) throw new RepositoryError(failureOf(answer, text, isSave));
  }
}

/** The body of an answer as JSON. @throws RepositoryError where it broke off on its way */
export async function readJson(answer: Promise<Answer>): Promise<unknown> {
  const text = await (await answer).body.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new RepositoryError('refused');
  }
}

/** GitHub's words about a key without the right; other servers on the way answer 403, too. */
const ofKey = /not accessible by|must have|not granted|SAML/i;

function failureOf({ status }: Answer, text: string, isSave: boolean): Failure {
  if (status === 401) return 'expired';
  if (status === 403) return ofKey.test(text) ? 'forbidden' : 'refused';
  // GitHub answers 422 if the branch has moved. After a gateway timeout the request may have succeeded.
  if (isSave) return status >= 500 ? 'unanswered' : 'outdated';
  return status === 404 || status === 422 ? 'missing' : 'refused';
}
