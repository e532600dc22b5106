import type { FieldPath } from './check/issue.ts';
import { type Content, type ContentFile, fileOf } from './content.ts';
import { adviceOn, hasGap } from './gaps.ts';
import { groupOf, leavesOf, schemaAt } from './schema/field-schema.ts';
import { fileSchema } from './schema/files.ts';
import { sectionsOf } from './sections.ts';
import { isGroup, itemsAt, textAt, valueAt, withValue } from './values.ts';

/** Something that must be written or chosen before a site can be published. */
export interface Missing {
  file: string;
  /** In a Markdown text `body` and the number of its section. */
  field: FieldPath;
  line?: number | undefined;
  /** What stands there; empty where nothing is chosen yet. */
  found: string;
  /** What to do, for the owner. */
  advice: string;
  /** True if it may be left out. */
  isOptional: boolean;
}

/** How many of these the template has: where a firm begins. */
export const missingInTemplate = 20;

/** Everything that is missing for a public site, in reading order. */
export const missingIn = (content: Pick<Content, 'files'>): Missing[] =>
  content.files.flatMap((file) => [
    ...missingFields(file),
    ...(file.name === 'firm.yaml' ? missingSettings(content) : []),
    ...missingLines(file),
  ]);

function missingFields({ name, value, sourceAt }: ContentFile): Missing[] {
  return leavesOf(fileSchema(name), value).flatMap(({ value: found, field }) => {
    const advice = typeof found === 'string' ? adviceOn(found) : undefined;
    if (typeof found !== 'string' || advice === undefined) return [];
    const isOptional = hasGap(found) && canBeLeftOut(name, value, field);
    return [{ file: name, field, line: sourceAt(field).line, found, advice, isOptional }];
  });
}

function canBeLeftOut(file: string, value: unknown, field: FieldPath): boolean {
  const around = field.slice(0, -1);
  const [schema, group] = [schemaAt(fileSchema(file), value, around) ?? {}, valueAt(value, ...around)];
  if (schema.items) return itemsAt(group).length > (schema.minItems ?? 0);
  return !groupOf(schema, group).required?.includes(String(field.at(-1)));
}

/** The lines of a Markdown text; a point of a list may be left out. */
function missingLines({ name, body }: ContentFile): Missing[] {
  let line = body?.firstLine ?? 0;
  return sectionsOf(body?.text ?? '').flatMap(({ text }, section) =>
    text
      .split(/(?<=\n)/)
      .map((written) => ({ written: written.trim(), line: line++ }))
      .flatMap(({ written, line: at }) => {
        const advice = adviceOn(written);
        if (advice === undefined) return [];
        const isOptional = hasGap(written) && written.startsWith('- ');
        return [{ file: name, field: ['body', section], line: at, found: written, advice, isOptional }];
      }),
  );
}

/** Settings that nothing can stand in for. The privacy statement needs them too (GDPR, 13 no. 1 e and f). */
function missingSettings(content: Pick<Content, 'files'>): Missing[] {
  const { name, value, sourceAt } = fileOf(content, 'firm.yaml');
  if (!isGroup(value)) return [];
  const chosen = (group: string) => textAt(value, group, 'provider');
  const settings: [isMissing: boolean, field: FieldPath, advice: string][] = [
    [chosen('enquiries') === '', ['enquiries', 'provider'], 'Velg hvem som tar imot meldingene.'],
    [chosen('host') === '', ['host', 'provider'], 'Velg hvem nettsiden ligger hos.'],
    ...['enquiries', 'host'].map((group): [boolean, FieldPath, string] => [
      !['', 'cloudflare'].includes(chosen(group)) && textAt(value, group, 'basis') === '',
      [group, 'basis'],
      'Velg det som står i avtalen med leverandøren.',
    ]),
  ];
  return settings.flatMap(([isMissing, field, advice]) =>
    isMissing
      ? [{ file: name, field, line: sourceAt(field).line, found: '', advice, isOptional: false }]
      : [],
  );
}

/** The value of a file, as the editor has it, without something that may be left out. */
export function withoutMissing(value: unknown, { field, found, line }: Missing): unknown {
  const around = field.slice(0, -1);
  if (field[0] === 'body') {
    const lines = textAt(value, 'body').split('\n');
    const kept = lines.filter((text, index) => index + 1 !== line || text.trim() !== found);
    return withValue(value, ['body'], kept.join('\n'));
  }
  const group = valueAt(value, ...around);
  if (!Array.isArray(group)) return withValue(value, field, undefined);
  return withValue(
    value,
    around,
    group.filter((_, index) => index !== field.at(-1)),
  );
}
