import { fileAt } from '../content/addresses.ts';

/** A file that the owner chose could not be used; the message says why, in Norwegian. */
export class UploadRefused extends Error {}

/**
 * Hands a picture over to be made ready.
 *
 * @returns what stands in the form until it is saved
 * @throws UploadRefused in the words of the editor's server
 */
export async function upload(file: File, use: 'photo' | 'logo' = 'photo'): Promise<string> {
  const query = new URLSearchParams({ navn: file.name, bruk: use });
  const answer = await fetch(`/bilder?${query}`, { method: 'POST', body: file }).catch(() => undefined);
  if (!answer) throw new UploadRefused('Editoren svarer ikke. Kjører den fortsatt?');
  if (!answer.ok) throw new UploadRefused(await answer.text());
  return ((await answer.json()) as { file: string }).file;
}

/** Address of a small version of a picture that the form at hand names, relative to the file of that form. */
export function pictureAddress(picture: string): string {
  if (picture.startsWith('opplasting:')) return `/bilder/ny/${encodeURI(picture)}`;
  const file = fileAt(location.pathname);
  return `/bilder/innhold/${encodeURI(file.slice(0, file.lastIndexOf('/') + 1) + picture)}`;
}
