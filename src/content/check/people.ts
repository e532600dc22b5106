import { type Content, type ContentFile, fileOf, peopleOf } from '../content.ts';
import { fillPlaceholders, placeholdersIn } from '../placeholders.ts';
import { isGroup, itemsAt, textAt, type FieldPath } from '../values.ts';
import { type Issue, andList } from './issue.ts';
import { unknownName } from './nearest.ts';

/** Checks that people in `firm.yaml` and `about.yaml` are in `staff.yaml`; `{ansatt 1}` is replaced first. */
export function checkPeople(content: Content, facts: Record<string, string> | undefined): Issue[] {
  const staff = fileOf(content, 'staff.yaml').value;
  // The person named here may be the one whose name is still missing: that mistake is reported first.
  const isUnnamed = itemsAt(staff, 'staff').some((person) => textAt(person, 'name').trim() === '');
  if (!isGroup(staff) || isUnnamed) return [];
  const about = fileOf(content, 'about.yaml');
  const { callable, unreachable, all } = peopleOf(content);
  const firm = fileOf(content, 'firm.yaml');
  const check = (file: ContentFile, field: FieldPath, known: readonly string[], phrase = '') => {
    const name = fillPlaceholders(textAt(file.value, ...field), facts);
    // `checkFacts` reports an unknown fact.
    if (placeholdersIn(name).length > 0) return [];
    const expected =
      known.length > 0
        ? `Velg en av de ansatte${phrase}: ${andList(known)}.`
        : `Legg inn personen${phrase} der først.`;
    return unknownName(file, field, name, known, `står${phrase} i staff.yaml`, expected);
  };
  return [
    // A firm may show nobody.
    ...(all.length > 0 ? check(firm, ['managingDirector'], all) : []),
    ...itemsAt(about.value, 'contacts').flatMap((_, index) =>
      check(about, ['contacts', index, 'name'], [...callable, ...unreachable], ' med telefon'),
    ),
  ];
}
