import type { CollectionEntry, CollectionKey } from 'astro:content';
import { getCollection } from '#site-source';

/** The entry of a single content file. */
export async function loadEntry<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`Content collection "${name}" is empty; npm run build says why.`);
  return entry;
}

/** The fields of a single content file. */
export const loadFields = async <Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> => (await loadEntry(name)).data;
