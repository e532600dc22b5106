import { type Content, type ContentFile, fileOf } from '../content.ts';
import { placeholdersIn } from '../facts.ts';
import { isGroup, itemsAt, textAt } from '../values.ts';
import { type FieldPath, type Issue, list } from './issue.ts';
import { unknownName } from './nearest.ts';

/** The people that `firm.yaml` and `about.yaml` name are the ones in `staff.yaml`; `{ansatt 1}` counts as what it stands for. */
export function checkPeople(content: Content, facts: Record<string, string> | undefined): Issue[] {
  const [about, staff] = [fileOf(content, 'about.yaml'), fileOf(content, 'staff.yaml')];
  if (!isGroup(staff.value)) return [];
  const withPhone = itemsAt(staff.value, 'staff').map((person) => textAt(person, 'name'));
  const all = [...withPhone, ...itemsAt(staff.value, 'others').map((name) => textAt(name))];
  const check = (file: ContentFile, field: FieldPath, people: string[], where: string) => {
    const known = people.filter(Boolean);
    const [placeholder] = placeholdersIn(textAt(file.value, ...field));
    // An unknown or empty fact is a mistake of its own (`facts.ts`).
    const fact = placeholder === undefined ? undefined : facts?.[placeholder];
    if (placeholder !== undefined && (!fact || known.includes(fact))) return [];
    const expected =
      known.length > 0 ? `Navnet slik det står der: ${list(known)}.` : 'Legg inn personen der først.';
    const hint = known.length > 0 ? `Velg en av de ansatte: ${list(known)}.` : expected;
    return unknownName(file, field, known, { where: `står ${where}`, expected, hint });
  };
  return [
    ...check(fileOf(content, 'firm.yaml'), ['managingDirector'], all, 'i staff.yaml'),
    ...itemsAt(about.value, 'contacts').flatMap((_, index) =>
      check(about, ['contacts', index, 'name'], withPhone, 'med telefon eller e-post i staff.yaml'),
    ),
  ];
}
