import type { DraftStorage } from '../draftStorage.ts';
import { blobId } from '../store/blobId.ts';
import { sendRequest } from '../store/request.ts';
import type { Store } from '../store/store.ts';

/** Pictures by their ids: those of the content, their small copies, and new ones. */
export function openPictures(store: Store, storage: DraftStorage) {
  /** New pictures that are not saved yet, by path. */
  const held = new Map<string, Blob>();
  /** Addresses by id. */
  const addresses = new Map<string, Promise<string>>();
  let smallCopies: Promise<ReadonlySet<string>> | undefined;

  /** A new picture by its path, also one that was kept before the page was loaded again. */
  async function blob(path: string): Promise<Blob | undefined> {
    const known = held.get(path) ?? (await storage.readPicture(path));
    if (known) held.set(path, known);
    return known;
  }

  /** The address of a picture in full size. @throws StoreError */
  function full(id: string, path: string): Promise<string> {
    const known = addresses.get(id);
    if (known) return known;
    const made = load(id, path);
    addresses.set(id, made);
    // A failed request is tried again.
    made.catch(() => addresses.delete(id));
    return made;
  }

  async function load(id: string, path: string): Promise<string> {
    const bytes = (await blob(path)) ?? (await store.picture(id));
    // Browsers show SVG only with its own type; photographs with any.
    const picture = path.endsWith('.svg') ? new Blob([bytes], { type: 'image/svg+xml' }) : bytes;
    return URL.createObjectURL(picture);
  }

  return {
    /** Keeps a new picture; `isKept` is false where this browser has no room for it. */
    hold: async (path: string, picture: Blob) => {
      held.set(path, picture);
      const id = await blobId(await picture.arrayBuffer());
      return { id, isKept: await storage.keepPicture(path, picture) };
    },
    blob,
    full,
    /** The address of a small copy (480 px wide), or of the picture where there is none. */
    small: async (id: string, path: string): Promise<string> => {
      smallCopies ??= readSmallCopies();
      return (await smallCopies).has(id) ? `bilder/${id}.webp` : full(id, path);
    },
  };
}

/** Ids of the pictures that the build made small copies of; none without a network. */
async function readSmallCopies(): Promise<ReadonlySet<string>> {
  const answer = await sendRequest('bilder/liste.json', { cache: 'default' });
  const ids: unknown = answer?.ok ? await answer.json().catch(() => []) : [];
  return new Set(Array.isArray(ids) ? ids.map(String) : []);
}
