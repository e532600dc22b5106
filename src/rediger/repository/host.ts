import type { Change, Entry, Repository, Snapshot } from '../repository.ts';
import type { PublishingStatus } from '../publishing.ts';
import { forgetDraft } from '../saving/drafts.ts';

/** The content at a commit as a host lists it; an id names the bytes of a file. */
export interface Listing {
  commit: string;
  files: readonly { name: string; id: string; text?: string | null | undefined }[];
}

/** What a host of the content must be able to do. */
export interface Host {
  /** Lists the content at a commit; without one, at the end of the branch that the site is built from. */
  list: (commit?: string) => Promise<Listing>;
  bytes: (id: string) => Promise<Blob>;
  thumbnail: (id: string) => Promise<Blob>;
  commit: (message: string, base: string, change: Change) => Promise<string>;
  history: () => Promise<Entry[]>;
  publishing: (commit: string) => Promise<PublishingStatus>;
  /** Removes what signs in to the host from this browser. */
  forget: () => void;
}

/** Makes the repository of a host: remembers commits and pictures, which never change. */
export function openRepository(host: Host): Repository {
  const listings = new Map<string, Listing>();
  let newest: Listing | undefined;
  const keep = (listing: Listing) => {
    listings.set(listing.commit, listing);
    return listing;
  };
  const read = async () => (newest = keep(await host.list()));
  const at = async (commit: string) => listings.get(commit) ?? keep(await host.list(commit));
  const idIn = ({ files }: Listing, name: string) => files.find((file) => file.name === name)?.id;
  // A picture that was just committed is not in the listing yet.
  const idOf = async (name: string) =>
    idIn(newest ?? (await read()), name) ?? idIn(await read(), name) ?? missing(name);
  const [originals, thumbnails] = [objectUrls(host.bytes), objectUrls(host.thumbnail)];
  return {
    ...host,
    read: async () => snapshotOf(await read()),
    at: async (commit) => snapshotOf(await at(commit)),
    picture: async (name) => originals(await idOf(name), name),
    thumbnail: async (name) => thumbnails(await idOf(name), name),
    blob: async (name, commit) => host.bytes(idIn(await at(commit), name) ?? missing(name)),
    signOut: async () => {
      host.forget();
      await forgetDraft();
    },
  };
}

const missing = (name: string): never => {
  throw new Error(`No file ${name}.`);
};

const snapshotOf = ({ commit, files }: Listing): Snapshot => ({
  commit,
  files: new Map(files.map(({ name, text }) => [name, /\.(ya?ml|md)$/.test(name) ? (text ?? '') : null])),
});

/** Object URLs by id. A failed request is tried again the next time. */
function objectUrls(load: (id: string) => Promise<Blob>) {
  const urls = new Map<string, Promise<string>>();
  return (id: string, name: string) => {
    const url = urls.get(id) ?? load(id).then((blob) => URL.createObjectURL(typed(blob, name)));
    urls.set(id, url);
    url.catch(() => urls.delete(id));
    return url;
  };
}

/** An SVG is shown only under its own type; a photograph under any. */
const typed = (blob: Blob, name: string) =>
  name.endsWith('.svg') && !blob.type.startsWith('image/webp')
    ? new Blob([blob], { type: 'image/svg+xml' })
    : blob;
