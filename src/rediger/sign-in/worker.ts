import { z } from 'zod';
import { RepositoryError } from '../request.ts';

const answerSchema = z.union([z.object({ token: z.string() }), z.object({ error: z.string() })]);

/**
 * Opens the window of the sign-in worker (`edge/sign-in.ts`) and waits for the token.
 *
 * @throws RepositoryError where the window was blocked or closed, or GitHub refused
 */
export function askWorker(worker: string): Promise<string> {
  const popup = open(`${worker}/auth`, 'logg-inn', 'popup,width=600,height=750');
  if (!popup)
    return Promise.reject(
      new RepositoryError(
        'refused',
        'Nettleseren stoppet vinduet. Tillat vinduer fra denne siden, og prøv igjen.',
      ),
    );
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const refuse = (sentence: string) => {
      stop.abort();
      reject(new RepositoryError('refused', sentence));
    };
    // Closing a window sends no event.
    const timer = setInterval(
      () => popup.closed && refuse('Vinduet ble lukket før du var logget inn. Prøv igjen.'),
      500,
    );
    stop.signal.addEventListener('abort', () => clearInterval(timer));
    addEventListener(
      'message',
      ({ origin, source, data }: MessageEvent) => {
        if (origin !== new URL(worker).origin || source !== popup) return;
        const answer = answerSchema.parse(data);
        if ('error' in answer) return refuse(answer.error);
        stop.abort();
        popup.close();
        resolve(answer.token);
      },
      { signal: stop.signal },
    );
  });
}
