import { type Content, type ContentFile, fileOf, peopleOf } from '../content.ts';
import { placeholdersIn } from '../placeholders.ts';
import { isGroup, itemsAt, textAt } from '../values.ts';
import { type FieldPath, type Issue, andList } from './issue.ts';
import { unknownName } from './nearest.ts';

/** Checks that people in `firm.yaml` and `about.yaml` are in `staff.yaml`; `{ansatt 1}` is replaced first. */
export function checkPeople(content: Content, facts: Record<string, string> | undefined): Issue[] {
  if (!isGroup(fileOf(content, 'staff.yaml').value)) return [];
  const about = fileOf(content, 'about.yaml');
  const { reachable, all } = peopleOf(content);
  const firm = fileOf(content, 'firm.yaml');
  const check = (file: ContentFile, field: FieldPath, known: string[], where: string) => {
    const [placeholder] = placeholdersIn(textAt(file.value, ...field));
    // `checkFacts` reports an unknown or empty fact.
    const fact = placeholder === undefined ? undefined : facts?.[placeholder];
    if (placeholder !== undefined && (!fact || known.includes(fact))) return [];
    const expected =
      known.length > 0 ? `Velg en av de ansatte: ${andList(known)}.` : 'Legg inn personen der først.';
    return unknownName(file, field, known, `står ${where}`, expected);
  };
  return [
    // A firm may show nobody.
    ...(all.length > 0 ? check(firm, ['managingDirector'], all, 'i staff.yaml') : []),
    ...itemsAt(about.value, 'contacts').flatMap((_, index) =>
      check(about, ['contacts', index, 'name'], reachable, 'med telefon eller e-post i staff.yaml'),
    ),
  ];
}
