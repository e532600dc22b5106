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
    'Innloggingen gir ikke lov til å endre nettsiden, så ingenting er lagret. ' +
    'Logg ut, og inn igjen med en nøkkel som har rettighetene i veiledningen.',
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

const failures: Record<number, Failure> = { 401: 'expired', 403: 'forbidden', 404: 'forbidden' };

/**
 * Fetches, uncached, within a minute; what is sent may take three. Only `PATCH` changes what is saved.
 *
 * @throws RepositoryError for every answer that is not a success, and for none
 */
export async function send(url: string, init: RequestInit = {}): Promise<Response> {
  const isSave = init.method === 'PATCH';
  const signal = AbortSignal.timeout(init.method ? 180_000 : 60_000);
  const answer = await fetch(url, { cache: 'no-store', signal, ...init }).catch((error: unknown) => {
    // `fetch` rejects with TypeError without a connection (Fetch Standard, 5.6), the signal with a
    // DOMException.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    throw new RepositoryError(isSave && navigator.onLine ? 'unanswered' : 'offline');
  });
  if (answer.ok) return answer;
  // GitHub answers 422 if the branch has moved. After a gateway timeout the request may have succeeded.
  const ofSave = answer.status >= 500 ? 'unanswered' : 'outdated';
  throw new RepositoryError(failures[answer.status] ?? (isSave ? ofSave : 'refused'));
}
