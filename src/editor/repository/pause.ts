import { changeActivity } from './activity.ts';
import type { Answer } from './exchange.ts';

/** GitHub's limits last an hour at most; a wrong clock on this machine must not make the pause longer. */
const [shortest, usual, longest] = [1000, 60_000, 3_600_000];

let pause: Promise<void> | undefined;
let end = 0;

/** Resolves when requests may be sent. */
export const pauseOver = async () => {
  while (pause) await pause;
};

/**
 * Begins a pause of all requests if the answer asks for one
 * (https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api).
 */
export function pauseAfter(answer: Answer, text: string): boolean {
  const length = askedFor(answer, text);
  if (length === undefined) return false;
  const milliseconds = Math.min(Math.max(length, shortest), longest);
  if (pause && end >= Date.now() + milliseconds) return true;
  end = Date.now() + milliseconds;
  changeActivity({ waitingUntil: new Date(end) });
  const own = new Promise<void>((resolve) => setTimeout(resolve, milliseconds)).then(() => {
    if (pause !== own) return;
    pause = undefined;
    changeActivity({ waitingUntil: undefined });
  });
  pause = own;
  return true;
}

/** How long the answer asks to wait, in milliseconds; `undefined` if it does not. */
function askedFor({ status, headers }: Answer, text: string): number | undefined {
  const after = headers.get('Retry-After');
  const isUsedUp = headers.get('X-RateLimit-Remaining') === '0';
  const isLimit =
    status === 429 || (status === 403 && (after !== null || isUsedUp || /rate limit/i.test(text)));
  if (!isLimit && !(status === 503 && after !== null)) return undefined;
  if (after !== null)
    return (Number(after) || (Date.parse(after) - Date.now()) / 1000 || usual / 1000) * 1000;
  return isUsedUp ? Number(headers.get('X-RateLimit-Reset')) * 1000 - Date.now() || usual : usual;
}
