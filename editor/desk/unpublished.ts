import { changedForms } from './changed-forms.ts';
import { findRepository } from './git.ts';
import { list } from '../../tools/content/mistake.ts';
import { unpublishedChanges } from './publish.ts';

/**
 * What the owner is told when he begins: whether the content is as he published it last, and if not, what has changed.
 *
 * @param content the content folder
 */
export async function tellUnpublished(content: string): Promise<string> {
  const repository = await findRepository(content);
  if ('missing' in repository) {
    return `${repository.missing} Du kan redigere og lagre, men ikke angre eller publisere herfra.`;
  }
  const changes = await unpublishedChanges(repository);
  if (changes.length === 0) return 'Alt innhold er publisert.';
  return `Endret, men ikke publisert ennå: ${list(changedForms(changes).map(({ title }) => title))}.`;
}
