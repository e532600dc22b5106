import pLimit from 'p-limit';
import { changeActivity } from './activity.ts';

/**
 * Uploads new pictures: two at a time, because they share the connection, and each once, however often the
 * save is retried.
 *
 * @param ids git's ids of files by name, which it adds to
 * @param send uploads a picture and returns its id
 */
export function openUploads(ids: Map<string, string>, send: (name: string) => Promise<string>) {
  const inTurn = pLimit(2);
  /** Uploads on their way: another save waits for the same. */
  const running = new Map<string, Promise<void>>();
  const upload = (name: string): Promise<void> => {
    const sent = inTurn(() => send(name)).then((id) => void ids.set(name, id));
    return sent.finally(() => running.delete(name));
  };
  /** Uploads the pictures that have no id yet; resolves when all have one. */
  return async (names: readonly string[]): Promise<void> => {
    const fresh = names.filter((name) => !ids.has(name));
    if (fresh.length === 0) return;
    let isOver = false;
    const tell = () => {
      const arrived = fresh.filter((name) => ids.has(name)).length;
      if (!isOver) changeActivity({ uploads: { arrived, all: fresh.length } });
    };
    tell();
    const sent = fresh.map(async (name) => {
      const own = running.get(name) ?? upload(name);
      running.set(name, own);
      await own;
      tell();
    });
    await Promise.all(sent).finally(() => {
      isOver = true;
      changeActivity({ uploads: undefined });
    });
  };
}
