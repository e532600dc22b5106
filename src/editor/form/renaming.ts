import { itemsAt, textAt, withValue, type FieldPath } from '../../content/values.ts';
import { type Draft, valueIn, withField, withFiles } from '../draft.ts';
import type { FileValue } from '../values.ts';

/** True for a field with the name of a person of the firm. */
export const isPersonName = (file: string, field: FieldPath) =>
  file === 'staff.yaml' && (field.at(-1) === 'name' || field[0] === 'others');

/** The draft in which the other files name a person by the new name, too. */
export function withRenamed(draft: Draft, from: string, to: string): Draft {
  const staff = valueIn(draft, 'staff.yaml');
  const names = [
    ...itemsAt(staff, 'staff').map((person) => textAt(person, 'name')),
    ...itemsAt(staff, 'others'),
  ];
  // Somebody else may have the same name.
  if (from === '' || to === '' || names.includes(from)) return draft;
  const about = valueIn(draft, 'about.yaml');
  const contacts = itemsAt(about, 'contacts').map((contact) =>
    textAt(contact, 'name') === from ? withValue(contact, ['name'], to) : contact,
  );
  const isContact = itemsAt(about, 'contacts').some((contact) => textAt(contact, 'name') === from);
  const changed = isContact ? { 'about.yaml': { ...about, contacts } as FileValue } : {};
  return withField(withFiles(draft, changed), 'firm.yaml', ['managingDirector'], (now) =>
    now === from ? to : now,
  );
}
