import { hash } from 'node:crypto';

/** Git's id of a file with these bytes, as the editor computes it (`src/editor/store/blobId.ts`). */
export const gitBlobId = (bytes: Buffer): string =>
  hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
