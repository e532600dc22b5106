import { textOf, valueOf } from '../draft.ts';
import type { Entry, Files, Repository } from '../repository.ts';
import { failed } from '../repository/request.ts';
import { mergeValues } from '../saving/merge.ts';
import { commitFiles } from '../saving/save.ts';
import { placeOf } from './words.ts';

/**
 * Undoes a commit by a new one: a three-way merge in which one side goes back to what was before it.
 *
 * @returns the new commit
 * @throws RepositoryError `refused` where a later change is in the way, or the site could not be built
 */
export async function undo(repository: Repository, entry: Entry): Promise<string> {
  const { commit, parent, title } = entry;
  if (parent === undefined) throw failed('refused', 'Dette er den første endringen, og den kan ikke angres.');
  const [before, after, now] = await Promise.all([
    repository.at(parent),
    repository.at(commit),
    repository.read(),
  ]);
  const files = new Map(now.files);
  const pictures = new Map<string, Blob>();
  for (const name of new Set([...before.files.keys(), ...after.files.keys()])) {
    const [was, became, is] = [before, after, now].map((snapshot) => snapshot.files.get(name));
    if (was === became || is === was) continue;
    if (was === undefined && is === became) files.delete(name);
    else if (is === became && was !== undefined) files.set(name, was);
    else files.set(name, textWithout(name, { was, became, is }, now.files));
    if (was === null) pictures.set(name, await repository.blob(name, parent));
  }
  const [, undone] = /^Angret: (.*)/.exec(title) ?? [];
  const message = undone ? `Gjort om igjen: ${undone}` : `Angret: ${title.replace(/^Gjort om igjen: /, '')}`;
  const made = await commitFiles(repository, now, files, pictures, message);
  if (!made) throw failed('refused', 'Dette er angret allerede.');
  return made.commit;
}

type Text = string | null | undefined;

/** The text of a file as it is now, without a change that was made to it earlier. */
function textWithout(
  name: string,
  { was, became, is }: { was: Text; became: Text; is: Text },
  now: Files,
): string {
  const refuse = (place: string): never => {
    const advice = 'Angre den senere endringen først, eller rett det i skjemaet.';
    throw failed('refused', `Det samme stedet er endret igjen senere: ${place}. ${advice}`);
  };
  if (!was || !became || !is) return refuse(name.startsWith('projects/') ? 'et prosjekt' : name);
  const [base, mine, theirs] = [became, was, is].map((text) => valueOf(name, text));
  const value = mergeValues(base, mine, theirs, (field) => refuse(placeOf(name, field, now)));
  return textOf(name, value as Record<string, unknown>, is);
}
