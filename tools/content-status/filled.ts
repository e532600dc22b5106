import type { Firm } from '../../src/content/schema/firm.ts';
import { firmSchema } from '../../src/content/schema/firm.ts';
import { addressLine, hoursPhrase } from '../../src/content/format.ts';
import type { FieldPath } from '../../src/content/check/issue.ts';
import type { ContentFile } from '../../src/content/content.ts';
import { isGroup, itemsAt, valueAt } from '../../src/content/values.ts';
import type { DemoFact } from './demo.ts';

/** A fact of the firm or a part of the site, and how far it has come. */
export interface Filled {
  what: string;
  value: string;
  state: 'utfylt' | 'eksempel' | 'mangler';
  /** The file or folder, relative to the content folder, and the field in it. */
  file: string;
  field: FieldPath;
}

/** What the owner calls each field of `firm.yaml`; the last two are no facts that can be missing. */
const firmFields = {
  name: 'Firmanavn',
  shortName: 'Kortnavn',
  founded: 'Stiftet',
  organisationNumber: 'Organisasjonsnummer',
  register: 'Register',
  managingDirector: 'Daglig leder',
  phone: 'Telefon',
  email: 'E-post',
  address: 'Adresse',
  website: 'Nettsted',
  social: 'Sosiale medier',
  serviceArea: 'Område',
  openingHours: 'Åpningstider',
  certifications: 'Godkjenninger',
  tagline: 'Slagord',
  description: 'Om firmaet',
  copyrightYear: 'Årstall etter ©',
  formProvider: 'Skjemaleverandør',
  host: 'Driftsleverandør',
  map: undefined,
  demoNotice: undefined,
} satisfies Record<keyof Firm, string | undefined>;

/** What is filled in of the firm's facts, the people, the partners and the projects. */
export function filledIn(files: readonly ContentFile[], demo: readonly DemoFact[]): Filled[] {
  const value = (name: string) => files.find((file) => file.name === name)?.value;
  const line = (what: string, text: string, file: string, ...field: FieldPath): Filled => ({
    what,
    value: text,
    file,
    field,
    state: text === '' ? 'mangler' : demo.some((fact) => isUnder(fact, file, field)) ? 'eksempel' : 'utfylt',
  });
  const firm = firmSchema.safeParse(value('firm.yaml')).data;
  const names = (items: unknown[], key?: string) =>
    items
      .map((item) => (key === undefined ? item : valueAt(item, key)))
      .filter((name) => typeof name === 'string')
      .join(', ');
  const cards = itemsAt(value('about.yaml'), 'credentials', 'cards');
  const projects = files.filter(({ name }) => name.startsWith('projects/'));
  return [
    ...Object.entries(firmFields).flatMap(([field, label]) =>
      label === undefined ? [] : [line(label, firmText(firm, field as keyof Firm), 'firm.yaml', field)],
    ),
    line('Ansatte med telefon', names(itemsAt(value('staff.yaml'), 'staff'), 'name'), 'staff.yaml', 'staff'),
    line('Andre ansatte', names(itemsAt(value('staff.yaml'), 'others')), 'staff.yaml', 'others'),
    line('Partnere', names(cards, 'company'), 'about.yaml', 'credentials'),
    line('Toppbilder', counted(itemsAt(value('hero.yaml'), 'pictures').length), 'hero'),
    line('Bilder av tjenestene', counted(itemsAt(value('services.yaml'), 'services').length), 'services'),
    ...projects.map(({ name, value: project }) =>
      line(
        `Prosjekt ${name.split('/').at(-2)}`,
        `${names([project], 'title')} (${counted(itemsAt(project, 'images').length)})`,
        name.slice(0, name.lastIndexOf('/')),
      ),
    ),
  ];
}

const counted = (count: number) => (count === 0 ? '' : count === 1 ? '1 bilde' : `${count} bilder`);

/** Whether a fact stands in a field of a file, or anywhere in a folder. */
const isUnder = (fact: DemoFact, file: string, field: FieldPath) =>
  (fact.file === file || fact.file.startsWith(`${file}/`)) &&
  field.every((step, index) => fact.field[index] === step);

function firmText(firm: Firm | undefined, field: keyof Firm): string {
  if (!firm) return '';
  if (field === 'openingHours') return hoursPhrase(firm.openingHours);
  const value = firm[field];
  if (Array.isArray(value)) return value.join(', ');
  return isGroup(value) ? addressLine(firm.address) : String(value ?? '');
}
