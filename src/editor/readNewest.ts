import type { Store, Tree } from './store/store.ts';

/** In milliseconds: before each reading. GitHub may answer with an older content for some seconds. */
const pauses = [0, 1000, 2000, 4000];

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The newest content. An answer that is older than what is known is no news.
 *
 * @param atLeast `sequence` of the content that another tab has just saved
 */
export async function readNewest(store: Store, known: Tree, atLeast: number): Promise<Tree> {
  let tree = known;
  for (const pause of pauses) {
    await wait(pause);
    const read = await store.read(tree.files);
    if (read.sequence >= tree.sequence) tree = read;
    if (tree.sequence >= atLeast) return tree;
  }
  return tree;
}

/**
 * The content that somebody else has just saved. If the answers are still older than what is known after all
 * pauses, the history was written anew, and the older one is the newest.
 */
export async function readSavedByOthers(store: Store, known: Tree): Promise<Tree> {
  let tree = known;
  for (const pause of pauses) {
    await wait(pause);
    tree = await store.read(known.files);
    if (tree.head !== known.head && tree.sequence >= known.sequence) return tree;
  }
  return tree;
}
