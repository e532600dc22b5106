import { z } from 'zod';
import type { FieldPath } from '../check/issue.ts';
import { type Content, fileOf, projectIdOf, projectsOf } from '../content.ts';
import { addressLine, hoursPhrase } from '../format.ts';
import { type Firm, firmSchema } from '../schema/firm.ts';
import { isGroup, itemsAt, valueAt } from '../values.ts';
import type { Kept } from './example.ts';

/** A fact of the firm or a part of the site, and how far it has come. */
export interface Filled {
  what: string;
  value: string;
  state: 'utfylt' | 'eksempel' | 'mangler';
  /** The file or folder, relative to the content folder, and the field in it. */
  file: string;
  field: FieldPath;
}

/** Fields of `firm.yaml` that are no facts: choices, and the remark that only the example has. */
const choices: readonly string[] = ['map', 'demoNotice', 'confirmed'] satisfies (keyof Firm)[];

/** What is filled in of the firm's facts, the people, the partners and the projects. */
export function filledIn(content: Content, example: Content, kept: readonly Kept[]): Filled[] {
  const value = (name: string) => fileOf(content, name).value;
  const line = (what: string, text: string, file: string, ...field: FieldPath): Filled => ({
    what,
    value: text,
    file,
    field,
    state: text === '' ? 'mangler' : kept.some((same) => isUnder(same, file, field)) ? 'eksempel' : 'utfylt',
  });
  const [firm, exampleFirm] = [content, example].map(
    (from) => firmSchema.safeParse(fileOf(from, 'firm.yaml').value).data,
  );
  const names = (items: unknown[], key?: string) =>
    items
      .map((item) => (key === undefined ? item : valueAt(item, key)))
      .filter((name) => typeof name === 'string')
      .join(', ');
  const cards = itemsAt(value('about.yaml'), 'credentials', 'cards');
  return [
    ...Object.entries(firmSchema.shape)
      .filter(([field]) => !choices.includes(field))
      .map(([field, schema]) => {
        const text = firmText(firm, field as keyof Firm);
        const filled = line(labelOf(schema), text, 'firm.yaml', field);
        const isSame = text !== '' && text === firmText(exampleFirm, field as keyof Firm);
        return isSame ? { ...filled, state: 'eksempel' as const } : filled;
      }),
    line('Ansatte med telefon', names(itemsAt(value('staff.yaml'), 'staff'), 'name'), 'staff.yaml', 'staff'),
    line('Andre ansatte', names(itemsAt(value('staff.yaml'), 'others')), 'staff.yaml', 'others'),
    line('Partnere', names(cards, 'company'), 'about.yaml', 'credentials'),
    line('Toppbilder', counted(itemsAt(value('hero.yaml'), 'pictures').length), 'hero'),
    line('Bilder av tjenestene', counted(itemsAt(value('services.yaml'), 'services').length), 'services'),
    ...projectsOf(content).map((project) =>
      line(
        `Prosjekt ${projectIdOf(project)}`,
        `${names([project.value], 'title')} (${counted(itemsAt(project.value, 'images').length)})`,
        `projects/${projectIdOf(project)}`,
      ),
    ),
  ];
}

/** What the owner calls a field: the name it has in the form. */
const labelOf = (schema: z.core.$ZodType) =>
  String(
    (z.globalRegistry.get(schema) ?? z.globalRegistry.get((schema as z.ZodOptional).unwrap()))?.['label'],
  );

const counted = (count: number) => (count === 0 ? '' : count === 1 ? '1 bilde' : `${count} bilder`);

/** Whether something that is the example's stands in a field of a file, or anywhere in a folder. */
const isUnder = (same: Kept, file: string, field: FieldPath) =>
  (same.file === file || same.file.startsWith(`${file}/`)) &&
  field.every((step, index) => same.field[index] === step);

function firmText(firm: Firm | undefined, field: keyof Firm): string {
  if (!firm) return '';
  if (field === 'openingHours') return hoursPhrase(firm.openingHours);
  const value = firm[field];
  if (Array.isArray(value)) return value.join(', ');
  return isGroup(value) ? addressLine(firm.address) : String(value ?? '');
}
