import { type Content, type ContentFile, fileOf } from '../content.ts';
import { placeholdersIn } from '../facts.ts';
import { isGroup, itemsAt, valueAt } from '../values.ts';
import { issueAt, list, quote, type FieldPath, type Issue } from './issue.ts';
import { nearest } from './nearest.ts';

/**
 * The people that `firm.yaml` and `about.yaml` name are the ones in `staff.yaml`.
 *
 * @param facts what placeholders such as `{ansatt 1}` stand for; nothing while they are not known
 */
export function checkPeople(content: Content, facts: Record<string, string> | undefined): Issue[] {
  const [about, staff] = [fileOf(content, 'about.yaml'), fileOf(content, 'staff.yaml')];
  if (!isGroup(staff.value)) return [];
  const withPhone = itemsAt(staff.value, 'staff')
    .map((person) => valueAt(person, 'name'))
    .filter((name) => typeof name === 'string');
  const all = [...withPhone, ...itemsAt(staff.value, 'others').filter((name) => typeof name === 'string')];
  const check = (file: ContentFile, field: FieldPath, known: string[], where: string) => {
    const name = valueAt(file.value, ...field);
    if (typeof name !== 'string') return [];
    const [placeholder] = placeholdersIn(name);
    if (placeholder !== undefined && (!facts || known.includes(facts[placeholder] ?? ''))) return [];
    if (known.includes(name)) return [];
    const suggestion = nearest(name, known);
    return [
      issueAt(
        file,
        field,
        `${quote(name)}, som ikke står ${where}`,
        `Navnet slik det står der: ${list(known)}.${suggestion ? ` Mente du ${list([suggestion])}?` : ''}`,
      ),
    ];
  };
  return [
    ...check(fileOf(content, 'firm.yaml'), ['managingDirector'], all, 'i staff.yaml'),
    ...itemsAt(about.value, 'contacts').flatMap((_, index) =>
      check(about, ['contacts', index, 'name'], withPhone, 'under staff i staff.yaml'),
    ),
  ];
}
