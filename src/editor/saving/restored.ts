import { diff3Merge } from 'node-diff3';
import { fieldText, isGroup, isSame, itemsAt, valueAt, withValue } from '../../content/values.ts';
import { changedFiles, type Draft, type Files, filesAt, type Snapshot, withReplaced } from '../draft.ts';
import type { Repository } from '../repository/repository.ts';
import type { Values } from '../values.ts';
import { type Conflict, mergeValues } from './merge.ts';
import { likeness, pairsOf } from './pairs.ts';
import { arrivedIn, rebased } from './rebase.ts';

/** What is stored of a draft. New pictures are beside it, by their names. */
export interface StoredDraft {
  /** The tab that may change it; missing where an earlier version kept it. */
  tab?: string;
  /** The commit that the forms were filled in from. */
  base: string;
  /** The changed files as they were; missing where an earlier version kept it. */
  was?: Files;
  files: Files;
  /** Saves that may have arrived, by their files; missing where an earlier version kept it. */
  sent?: readonly { id: string; files: Files }[];
}

/** What is stored of a draft: its commit, and the files that it changes, before and after. */
export function storedOf({ base, values, sent }: Draft): StoredDraft {
  const files = changedFiles({ base, values });
  const saves = sent.map((save) => ({ id: save.id, files: changedFiles({ base, values: save.values }) }));
  const names = [files, ...saves.map((save) => save.files)].flatMap((changed) => Object.keys(changed));
  return { base: base.commit, was: filesAt(base.values, names), files, sent: saves };
}

/**
 * Rebases the stored draft onto the newest content. On a conflict it stays on the commit that it was begun
 * from, so that saving asks.
 */
export async function restored(
  newest: Snapshot,
  stored: StoredDraft,
  repository: Pick<Repository, 'since'>,
): Promise<Draft> {
  const { base: commit, was = {}, files, sent = [] } = stored;
  // Only the files that the draft changes matter, and the commit may be gone.
  const base =
    commit === newest.commit ? newest : { ...newest, commit, values: withReplaced(newest.values, was) };
  const begun: Draft = {
    base,
    values: withReplaced(base.values, files),
    sent: sent.map((save) => ({ id: save.id, values: withReplaced(base.values, save.files) })),
  };
  return rebased(begun, newest, await arrivedIn(newest, begun, repository));
}

/**
 * Merges what another tab has changed since into a draft. A text that both changed gets both versions, a list
 * the items of both.
 */
export function withRest(draft: Draft, { was = {}, files }: StoredDraft): Draft {
  const sides = [withReplaced(draft.values, was), withReplaced(draft.values, files), draft.values] as const;
  return { ...draft, values: whole(...sides) as Values };
}

/** Two versions of a value in one. */
function whole(was: unknown, mine: unknown, theirs: unknown): unknown {
  const conflicts: Conflict[] = [];
  const merged = mergeValues(was, mine, theirs, (conflict) => conflicts.push(conflict));
  return conflicts.reduce(
    (now, { field, ...sides }) =>
      withValue(now, field, both(valueAt(was, ...field), sides.mine, sides.theirs)),
    merged,
  );
}

/** Two versions of a text in one, word by word, or of a list. */
function both(was: unknown, mine: unknown, theirs: unknown): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs)) return bothLists(itemsAt(was), mine, theirs);
  if (typeof mine !== 'string' || typeof theirs !== 'string') return theirs ?? mine;
  const words = (text: unknown) => fieldText(text).split(/(\s+)/);
  const merged = diff3Merge(words(mine), words(was), words(theirs));
  return merged
    .flatMap(({ ok, conflict }) => ok ?? [...(conflict?.b ?? []), ...(conflict?.a ?? [])])
    .join('');
}

/**
 * Two versions of a list in one, item by item. An item that both still have is there once, with what each has
 * changed in it; one that is only moved stays where the other side has it.
 */
function bothLists(was: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const edits = editsOf(was, mine, theirs);
  const edited = (items: unknown[]) =>
    items.map((item) => JSON.stringify(item)).map((item) => edits.get(item) ?? item);
  const known = new Set([...edited(was), ...edited(theirs)]);
  const merged = diff3Merge(edited(mine), edited(was), edited(theirs)).flatMap(({ ok, conflict }) =>
    conflict ? [...conflict.b, ...conflict.a.filter((item) => !known.has(item))] : (ok ?? []),
  );
  return merged.map((item): unknown => JSON.parse(item));
}

/** What becomes of the items that both lists still have and one has changed, in each of their versions. */
function editsOf(was: unknown[], mine: unknown[], theirs: unknown[]): Map<string, string> {
  const [own, other] = [mine, theirs].map((items) => {
    const pairs = pairsOf(was, items, (old, item) => (isSame(old, item) ? Infinity : likeness(old, item)));
    return new Map([...pairs].map(([item, old]) => [old, item]));
  });
  const edits = was.flatMap((old) => {
    const versions = [old, own?.get(old), other?.get(old)] as const;
    const isOne = versions.every((item) => item !== undefined && (isSame(item, old) || isAlike(old, item)));
    const isChanged = versions.some((item) => !isSame(item, old));
    if (!isOne || !isChanged) return [];
    const edited = JSON.stringify(whole(...versions));
    return versions.map((item) => [JSON.stringify(item), edited] as const);
  });
  return new Map(edits);
}

/** True for an item that was changed; one that took the place of another shares less with it. */
const isAlike = (old: unknown, item: unknown) =>
  isGroup(old) && 2 * likeness(old, item) >= Object.keys(old).length;
