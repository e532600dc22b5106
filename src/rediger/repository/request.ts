import { type Failure, RepositoryError } from '../repository.ts';

/** What the owner reads when a request fails. */
const sentences: Record<Failure, string> = {
  offline: 'Får ikke kontakt. Prøv igjen når du har nett. Det du har skrevet, er ikke borte.',
  unanswered:
    'Fikk ikke svar, så det kan være lagret likevel. Prøv en gang til når du har nett; ingenting blir lagret to ganger.',
  outdated: 'Noen andre har lagret i mellomtiden. Prøv en gang til.',
  expired:
    'Innloggingen har gått ut. Logg inn på nytt; det du har skrevet, ligger her når du kommer tilbake.',
  forbidden:
    'Innloggingen gir ikke lov til å endre nettsiden, så ingenting er lagret. Logg ut, og inn igjen med en nøkkel som har rettighetene i veiledningen.',
  refused: 'Det ble ikke lagret. Vent litt, og prøv en gang til. Det du har skrevet, er ikke borte.',
};

/** The error for a failure, in the owner's words. */
export const failed = (failure: Failure, message = sentences[failure]) =>
  new RepositoryError(failure, message);

const failures: Record<number, Failure> = {
  401: 'expired',
  403: 'forbidden',
  404: 'forbidden',
  409: 'outdated',
};

/**
 * Fetches, uncached, within 60 s; a write within 3 minutes. `onExpired` forgets the token, so that a reload asks for another.
 *
 * @throws RepositoryError for every answer that is not a success, and for none
 */
export async function send(
  url: string,
  init: RequestInit = {},
  isWrite = false,
  onExpired?: () => void,
): Promise<Response> {
  const signal = AbortSignal.timeout(isWrite ? 180_000 : 60_000);
  const answer = await fetch(url, { cache: 'no-store', signal, ...init }).catch((error: unknown) => {
    // `fetch` rejects with TypeError without a connection (Fetch Standard, 5.6), the signal with a DOMException.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    throw failed(isWrite && navigator.onLine ? 'unanswered' : 'offline');
  });
  if (answer.ok) return answer;
  // A gateway that gave up says nothing of what became of the request.
  const failure = failures[answer.status] ?? (isWrite && answer.status >= 500 ? 'unanswered' : 'refused');
  if (failure === 'expired') onExpired?.();
  throw failed(failure);
}
