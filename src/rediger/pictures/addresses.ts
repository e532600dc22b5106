import { bytesOf, filesAt } from '../repository.ts';

const addresses = new Map<string, Promise<string>>();
let listed: ReturnType<typeof filesAt> | undefined;

/**
 * The address of a picture, for fields and preview alike. Sveltia gives a field none, and a preview only those of the file's
 * own folder.
 *
 * @param contentFile path in the repository of the file that names it
 * @param picture what the file calls it; one that was just chosen is an address already
 * @returns nothing for a picture that is not there
 */
export function addressOf(contentFile: string, picture: string): Promise<string> {
  if (picture.startsWith('blob:')) return Promise.resolve(picture);
  const path = contentFile.replace(/[^/]*$/, '') + picture.replace(/^\.?\//, '');
  const address = addresses.get(path) ?? fetchPicture(path);
  addresses.set(path, address);
  return address.catch(() => {
    addresses.delete(path);
    return '';
  });
}

async function fetchPicture(path: string) {
  // A picture of a save that came after the list is not in it.
  const sha = (await (listed ??= filesAt('HEAD'))).get(path) ?? (await (listed = filesAt('HEAD'))).get(path);
  // A drawing is shown only under its type; a photograph under any.
  const type = path.endsWith('.svg') ? 'image/svg+xml' : '';
  return URL.createObjectURL(new Blob([Uint8Array.from(await bytesOf(sha!))], { type }));
}
