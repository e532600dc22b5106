import { changeActivity } from './activity.ts';
import { atMost } from './atMost.ts';
import { once } from './once.ts';
import { RepositoryError } from './request.ts';

const gone = 'Et nytt bilde finnes ikke lenger i denne nettleseren. Slett det, og velg det på nytt.';

/**
 * Uploads new pictures: two at a time, because they share the connection, and each once, however often the
 * save is retried.
 *
 * @param ids git's ids of files by name, which it adds to
 */
export function openUploads(ids: Map<string, string>, send: (picture: Blob) => Promise<string>) {
  const inTurn = atMost(2);
  const upload = once(async (name: string, picture: Blob) => {
    const id = await inTurn(() => send(picture));
    ids.set(name, id);
    return id;
  });
  /** Uploads the pictures that have no id yet; resolves when all have one. */
  return async (names: readonly string[], pictureOf: (name: string) => Blob | undefined): Promise<void> => {
    const fresh = names.filter((name) => !ids.has(name));
    if (fresh.length === 0) return;
    let isOver = false;
    const tell = () => {
      const arrived = fresh.filter((name) => ids.has(name)).length;
      if (!isOver) changeActivity({ uploads: { arrived, all: fresh.length } });
    };
    tell();
    const sent = fresh.map(async (name) => {
      const picture = pictureOf(name);
      if (!picture) throw new RepositoryError('missing', gone);
      await upload(name, picture);
      tell();
    });
    await Promise.all(sent).finally(() => {
      isOver = true;
      changeActivity({ uploads: undefined });
    });
  };
}
