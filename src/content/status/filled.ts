import { z } from 'zod';
import { type Content, fileOf, projectIdOf, projectsOf } from '../content.ts';
import { addressLine, hoursPhrase } from '../format.ts';
import { type Firm, firmSchema } from '../schema/firm.ts';
import { isGroup, itemsAt, textAt, valueAt } from '../values.ts';
import type { Kept } from './example.ts';

/** Fields of `firm.yaml` that are no facts: choices, and the remark that only the example has. */
const choices: readonly string[] = ['map', 'demoNotice', 'confirmed'] satisfies (keyof Firm)[];

/** How far the firm's facts, the people, the partners and the projects have come: utfylt, eksempel or mangler. */
export function filledIn(content: Content, example: Content, kept: readonly Kept[]) {
  const value = (name: string) => fileOf(content, name).value;
  /** Whether something that is the example's stands in a field of a file, or anywhere in a folder. */
  const isKept = (place: string, field?: string) =>
    kept.some(
      (same) =>
        (same.file === place || same.file.startsWith(`${place}/`)) &&
        (field === undefined || same.field[0] === field),
    );
  const line = (what: string, text: string, isSame: boolean) => {
    const state = text === '' ? 'mangler' : isSame ? 'eksempel' : 'utfylt';
    return { what, value: text, state };
  };
  const [firm, exampleFirm] = [content, example].map(
    (from) => firmSchema.safeParse(fileOf(from, 'firm.yaml').value).data,
  );
  const facts = Object.entries(firmSchema.shape).filter(([field]) => !choices.includes(field));
  const names = (items: unknown[]) => items.filter((name) => typeof name === 'string').join(', ');
  const namesAt = (key: string, file: string, ...field: string[]) =>
    names(itemsAt(value(file), ...field).map((item) => valueAt(item, key)));
  const pictures = (file: string, field: string) => counted(itemsAt(value(file), field).length);
  return [
    ...facts.map(([field, schema]) => {
      const text = firmText(firm, field as keyof Firm);
      const isSame = text === firmText(exampleFirm, field as keyof Firm) || isKept('firm.yaml', field);
      return line(labelOf(schema), text, isSame);
    }),
    line('Ansatte med telefon', namesAt('name', 'staff.yaml', 'staff'), isKept('staff.yaml', 'staff')),
    line('Andre ansatte', names(itemsAt(value('staff.yaml'), 'others')), isKept('staff.yaml', 'others')),
    line(
      'Partnere',
      namesAt('company', 'about.yaml', 'credentials', 'cards'),
      isKept('about.yaml', 'credentials'),
    ),
    line('Toppbilder', pictures('hero.yaml', 'pictures'), isKept('hero')),
    line('Bilder av tjenestene', pictures('services.yaml', 'services'), isKept('services')),
    ...projectsOf(content).map((project) => {
      const id = projectIdOf(project);
      const text = `${textAt(project.value, 'title')} (${counted(itemsAt(project.value, 'images').length)})`;
      return line(`Prosjekt ${id}`, text, isKept(`projects/${id}`));
    }),
  ];
}

/** What the owner calls a field: the name it has in the form. */
const labelOf = (schema: z.core.$ZodType) =>
  String(
    (z.globalRegistry.get(schema) ?? z.globalRegistry.get((schema as z.ZodOptional).unwrap()))?.['label'],
  );

const counted = (count: number) => (count === 0 ? '' : count === 1 ? '1 bilde' : `${count} bilder`);

function firmText(firm: Firm | undefined, field: keyof Firm): string {
  if (!firm) return '';
  if (field === 'openingHours') return hoursPhrase(firm.openingHours);
  const value = firm[field];
  if (Array.isArray(value)) return value.join(', ');
  return isGroup(value) ? addressLine(firm.address) : String(value ?? '');
}
