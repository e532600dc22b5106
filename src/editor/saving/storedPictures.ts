import { get, set } from 'idb-keyval';

/** A new picture as it is stored: as bytes, because WebKit stores no Blob in private windows (bug 156347). */
export interface StoredPicture {
  bytes: ArrayBuffer;
  type: string;
  /** Git's id, once the picture has arrived at the repository. */
  id?: string;
}

/** What a repository knows of a new picture. */
export interface SentPicture {
  /** Git's id, if the picture has arrived before. */
  id?: string | undefined;
  /** Called with git's id when the picture has arrived. */
  onSent: (id: string) => void;
}

/** An earlier version stored the Blob itself. */
export const isPicture = (stored: object): stored is StoredPicture | Blob => 'type' in stored;

/** A stored picture as the repository takes it. */
export const readPicture = (stored: StoredPicture | Blob): { picture: Blob; id?: string | undefined } =>
  stored instanceof Blob
    ? { picture: stored }
    : { picture: new Blob([stored.bytes], { type: stored.type }), id: stored.id };

/** Stores a new picture. @throws DOMException where the browser has no room or no storage */
export async function storePicture(name: string, picture: Blob): Promise<void> {
  await set(name, { bytes: await picture.arrayBuffer(), type: picture.type } satisfies StoredPicture);
}

/** Remembers that a picture has arrived, so that a save after a reload does not send it again. */
export async function storeSent(name: string, id: string): Promise<void> {
  const stored = await get<StoredPicture | Blob>(name);
  if (stored && !(stored instanceof Blob)) await set(name, { ...stored, id });
}
