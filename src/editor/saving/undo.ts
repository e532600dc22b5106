import type { ChangeDraft, Draft, Snapshot } from '../draft.ts';
import type { Entry, Repository } from '../repository/repository.ts';
import { RepositoryError } from '../repository/request.ts';
import type { Commit } from '../repository/store.ts';
import { formFieldIn, placeOf } from '../form/formFields.ts';
import { merge } from './merge.ts';
import { arrivedIn, rebased } from './rebase.ts';
import { commitValues } from './save.ts';

/** The line of a commit's message that names the commit it undoes. */
const trailerOf = (commit: string) => `Undoes: ${commit}`;

/** True if a later commit, newest first, undoes a commit and is not undone itself. */
export const isUndone = (commit: string, later: readonly Pick<Commit, 'commit' | 'message'>[]): boolean =>
  later.some(
    ({ commit: by, message }, index) =>
      message.split('\n').includes(trailerOf(commit)) && !isUndone(by, later.slice(0, index)),
  );

/**
 * Reverts a commit by a new one, and rebases the draft onto the content after it.
 *
 * @returns that content
 * @throws RepositoryError `refused` if a later change conflicts, or the result would not build
 */
export async function undo(repository: Repository, entry: Entry, draft: Draft, change: ChangeDraft) {
  const next = await reverted(repository, entry);
  const arrived = await arrivedIn(next, draft, repository);
  change((now) => rebased(now, next, arrived));
  return next;
}

/** A three-way merge whose base is the commit and one side its parent. */
async function reverted(repository: Repository, { commit, parent, title }: Entry): Promise<Snapshot> {
  const refuse = (sentence: string): never => {
    throw new RepositoryError('refused', sentence);
  };
  if (parent === undefined) return refuse('Dette er den første endringen, og den kan ikke angres.');
  const { read } = repository;
  const [before, after, now] = await Promise.all([read(parent), read(commit), read()]);
  const [was, is, present] = [before.values, after.values, now.values];
  // The answer to an earlier press was lost, or somebody else has pressed.
  if (isUndone(commit, await repository.since(commit, now.commit))) return now;
  const values = await merge(is, was, present, ([conflict], merged) => {
    const place = placeOf(formFieldIn(merged, conflict?.field ?? []));
    const advice = 'Angre den senere endringen først, eller rett det i skjemaet.';
    return refuse(`Det samme stedet er endret igjen senere: ${place}. ${advice}`);
  });
  const [, undone] = /^Angret: (.*)/.exec(title) ?? [];
  const message = undone ? `Gjort om igjen: ${undone}` : `Angret: ${title.replace(/^Gjort om igjen: /, '')}`;
  const made = await commitValues(repository, now, values, {
    ...{ title: message, trailer: trailerOf(commit) },
    others: [before],
  });
  return made === now ? refuse('Dette er angret allerede.') : made;
}
