import { textAt } from '../../content/values.ts';
import { RepositoryError } from './request.ts';

/**
 * Opens the window of the sign-in worker (`edge/sign-in.ts`) and waits for the token.
 *
 * @throws RepositoryError where the window was blocked or closed, or GitHub refused
 */
export async function askWorker(worker: string): Promise<string> {
  const popup = open(`${worker}/auth`, 'logg-inn', 'popup,width=600,height=750');
  if (!popup) {
    const advice = 'Nettleseren stoppet vinduet. Tillat vinduer fra denne siden, og prøv igjen.';
    throw new RepositoryError('refused', advice);
  }
  const { origin } = new URL(worker);
  const { promise: answer, resolve, reject } = Promise.withResolvers<unknown>();
  const receive = (message: MessageEvent) => {
    if (message.origin === origin && message.source === popup) resolve(message.data);
  };
  addEventListener('message', receive);
  // A window that is closed fires no event.
  const timer = setInterval(() => {
    if (popup.closed) reject(new RepositoryError('refused', 'Vinduet ble lukket. Prøv igjen.'));
  }, 500);
  const data = await answer.finally(() => {
    removeEventListener('message', receive);
    clearInterval(timer);
  });
  popup.close();
  const token = textAt(data, 'token');
  if (!token) throw new RepositoryError('refused', textAt(data, 'error') || undefined);
  return token;
}
