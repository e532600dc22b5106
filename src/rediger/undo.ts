import { base64, type FileChanges } from './complete.ts';
import { calledHere, contentPath } from './config.ts';
import { bytesOf, commit, type Commit, filesAt, lastCommits, textOf } from './repository.ts';
import { Refused } from './requests.ts';
import { withoutChange } from './written.ts';

/**
 * Takes a change of the content back, as a change of its own: history keeps both.
 *
 * @throws Refused where later changes are in the way, or the content would not hold together without it
 */
export async function takeBack(undone: Commit): Promise<void> {
  const { branch, head } = await lastCommits(1);
  const parent = undone.parents.nodes[0]?.oid;
  if (!parent) throw new Refused('Dette er den første endringen, og den kan ikke angres.');
  const [before, after, now] = await Promise.all([filesAt(parent), filesAt(undone.oid), filesAt(head)]);
  const changes: FileChanges = { additions: [], deletions: [] };
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [was, became] = [before.get(path), after.get(path)];
    if (was === became) continue;
    if (was === undefined && now.get(path) === became) changes.deletions.push({ path });
    else
      changes.additions.push({
        path,
        contents: base64(await bytesWithout(path, was, became, now.get(path))),
      });
  }
  await commit(branch, head, `Angret: ${titleOf(undone)}`, changes);
}

/** What a file becomes without a change. */
async function bytesWithout(path: string, before?: string, after?: string, now?: string) {
  if (now === after && before) return bytesOf(before);
  const isText = before && after && now && /\.(yaml|md)$/.test(path);
  const text = isText && withoutChange(await textOf(before), await textOf(after), await textOf(now));
  if (text) return new TextEncoder().encode(text);
  const place = calledHere(path.slice(contentPath.length + 1));
  const advice = 'Angre den senere endringen først, eller rett det i skjemaet.';
  throw new Refused(`Det samme stedet er endret igjen senere (${place}). ${advice}`);
}

/** The first line of what a commit says, with forms and projects called what they are called here. */
export const titleOf = ({ message }: Commit) =>
  (message.split('\n')[0] ?? '').replace(/content\/(\S+)( \+\d+)?/, (_, path: string) => calledHere(path));
