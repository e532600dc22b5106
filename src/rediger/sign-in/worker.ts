import { textAt } from '../../content/values.ts';
import { RepositoryError } from '../request.ts';

/**
 * Opens the window of the sign-in worker (`edge/sign-in.ts`) and waits for the token.
 *
 * @throws RepositoryError where the window was blocked or closed, or GitHub refused
 */
export async function askWorker(worker: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const refuse = (sentence?: string) => reject(new RepositoryError('refused', sentence));
  const popup = open(`${worker}/auth`, 'logg-inn', 'popup,width=600,height=750');
  if (!popup) refuse('Nettleseren stoppet vinduet. Tillat vinduer fra denne siden, og prøv igjen.');
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin !== new URL(worker).origin || source !== popup) return;
    const token = textAt(data, 'token');
    if (token) resolve(token);
    else refuse(textAt(data, 'error') || undefined);
  };
  addEventListener('message', listen);
  // Closing a window sends no event.
  const closed = () => popup?.closed && refuse('Vinduet ble lukket før du var logget inn. Prøv igjen.');
  const timer = setInterval(closed, 500);
  return promise.finally(() => {
    clearInterval(timer);
    removeEventListener('message', listen);
    popup?.close();
  });
}
