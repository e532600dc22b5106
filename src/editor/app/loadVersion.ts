import type { Session } from '../session.ts';
import type { Version } from '../store/store.ts';
import { StoreError } from '../store/storeError.ts';
import { readForm, listPictures, getSavedPath } from '../values.ts';

/** Loads a form as it was before a save; it is not saved by that. @throws StoreError */
export async function loadVersion(session: Session, form: string, version: Version): Promise<void> {
  const files = await session.store.filesBefore(version, getSavedPath(form));
  const read = readForm(files, form);
  if (!read || read.issues.length > 0)
    throw new StoreError('missing', 'Skjemaet fantes ikke før denne lagringen, eller det kan ikke leses.');
  const pictures: Record<string, string> = {};
  for (const path of listPictures(form, read.value)) {
    const file = files[path];
    if (file) pictures[path] = file.id;
  }
  await session.loadValues(form, read.value, { pictures, uploaded: Object.values(pictures) });
}
