import { textAt } from '../../content/values.ts';
import { RepositoryError } from '../request.ts';

/**
 * Opens the window of the sign-in worker (`edge/sign-in.ts`) and waits for the token.
 *
 * @throws RepositoryError where the window was blocked, or GitHub refused
 */
export async function askWorker(worker: string): Promise<string> {
  const popup = open(`${worker}/auth`, 'logg-inn', 'popup,width=600,height=750');
  if (!popup) {
    const advice = 'Nettleseren stoppet vinduet. Tillat vinduer fra denne siden, og prøv igjen.';
    throw new RepositoryError('refused', advice);
  }
  const { origin } = new URL(worker);
  const { data } = await new Promise<MessageEvent>((resolve) =>
    addEventListener('message', (message) => {
      if (message.origin === origin && message.source === popup) resolve(message);
    }),
  );
  popup.close();
  const token = textAt(data, 'token');
  if (!token) throw new RepositoryError('refused', textAt(data, 'error') || undefined);
  return token;
}
