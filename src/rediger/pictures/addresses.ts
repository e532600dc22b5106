import { bytesOf, filesAt } from '../repository.ts';

const addresses = new Map<string, string | Promise<string>>();
let listed: ReturnType<typeof filesAt> | undefined;

/**
 * The address of a picture, for fields and preview alike. Sveltia gives a field none, and a preview only those of the file's
 * own folder.
 *
 * @param contentFile path in the repository of the file that names it
 * @param picture what the file calls it; one that was just chosen is an address already
 * @returns at once where it is known; empty for a picture that is not there
 */
export function addressOf(contentFile: string, picture: string): string | Promise<string> {
  if (picture === '' || picture.startsWith('blob:')) return picture;
  const path = contentFile.replace(/[^/]*$/, '') + picture.replace(/^\.?\//, '');
  const known = addresses.get(path);
  if (known !== undefined) return known;
  const address = fetchPicture(path).catch(() => '');
  addresses.set(path, address);
  void address.then((fetched) => addresses.set(path, fetched));
  return address;
}

/** Waits for the pictures that are on their way; says whether there were any. */
export async function picturesCame(): Promise<boolean> {
  const coming = [...addresses.values()].filter((address) => typeof address !== 'string');
  await Promise.all(coming);
  return coming.length > 0;
}

async function fetchPicture(path: string) {
  // A picture of a save that came after the list is not in it.
  const sha = (await (listed ??= filesAt('HEAD'))).get(path) ?? (await (listed = filesAt('HEAD'))).get(path);
  // A drawing is shown only under its type; a photograph under any.
  const type = path.endsWith('.svg') ? 'image/svg+xml' : '';
  return URL.createObjectURL(new Blob([Uint8Array.from(await bytesOf(sha!))], { type }));
}
