import { type Content, type ContentFile, fileOf } from '../content.ts';
import { placeholdersIn } from '../facts.ts';
import { isGroup, itemsAt, textAt, valueAt } from '../values.ts';
import { issueAt, list, quote, type FieldPath, type Issue } from './issue.ts';
import { didYouMean, sentences } from './nearest.ts';

/** The people that `firm.yaml` and `about.yaml` name are the ones in `staff.yaml`; `{ansatt 1}` counts as what it stands for. */
export function checkPeople(content: Content, facts: Record<string, string> | undefined): Issue[] {
  const [about, staff] = [fileOf(content, 'about.yaml'), fileOf(content, 'staff.yaml')];
  if (!isGroup(staff.value)) return [];
  const withPhone = itemsAt(staff.value, 'staff').map((person) => textAt(person, 'name'));
  const all = [...withPhone, ...itemsAt(staff.value, 'others').map((name) => textAt(name))];
  const check = (file: ContentFile, field: FieldPath, people: string[], where: string) => {
    const known = people.filter(Boolean);
    const name = valueAt(file.value, ...field);
    if (typeof name !== 'string' || known.includes(name)) return [];
    const [placeholder] = placeholdersIn(name);
    if (placeholder !== undefined && (!facts || known.includes(facts[placeholder] ?? ''))) return [];
    const meant = didYouMean(name, known, (suggestion) => list([suggestion]));
    const expected = sentences(`Navnet slik det står der: ${list(known)}.`, meant);
    return [issueAt(file, field, `${quote(name)}, som ikke står ${where}`, expected)];
  };
  return [
    ...check(fileOf(content, 'firm.yaml'), ['managingDirector'], all, 'i staff.yaml'),
    ...itemsAt(about.value, 'contacts').flatMap((_, index) =>
      check(about, ['contacts', index, 'name'], withPhone, 'under staff i staff.yaml'),
    ),
  ];
}
