import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/** The one entry of a content file that stands alone. */
export async function only<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>> {
  const [entry] = await getCollection(name);
  if (!entry)
    throw new Error(`Content collection "${name}" is empty; run npm run innholdsstatus to see why.`);
  return entry;
}

/** Its fields. */
export const load = async <Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> =>
  (await only(name)).data;
