import type { Entry, Repository, Snapshot } from '../repository.ts';
import { RepositoryError } from '../request.ts';
import { mergeFiles } from '../saving/merge.ts';
import { commitFiles } from '../saving/save.ts';
import { placeOf } from './words.ts';

/**
 * Undoes a commit by a new one: a three-way merge in which one side goes back to what was before it.
 *
 * @returns the content after it
 * @throws RepositoryError `refused` where a later change is in the way, or the site could not be built
 */
export async function undo(repository: Repository, { commit, parent, title }: Entry): Promise<Snapshot> {
  const refuse = (sentence: string): never => {
    throw new RepositoryError('refused', sentence);
  };
  if (parent === undefined) return refuse('Dette er den første endringen, og den kan ikke angres.');
  const { read } = repository;
  const [before, after, now] = await Promise.all([read(parent), read(commit), read()]);
  const files = await mergeFiles(after.files, before.files, now.files, (conflicts) => {
    const places = conflicts.map(({ file, field }) => placeOf(file, field, now.files));
    const advice = 'Angre den senere endringen først, eller rett det i skjemaet.';
    return refuse(`Det samme stedet er endret igjen senere: ${places[0]}. ${advice}`);
  });
  const [, undone] = /^Angret: (.*)/.exec(title) ?? [];
  const message = undone ? `Gjort om igjen: ${undone}` : `Angret: ${title.replace(/^Gjort om igjen: /, '')}`;
  const made = await commitFiles(repository, now, files, new Map(), message);
  return made === now ? refuse('Dette er angret allerede.') : made;
}
