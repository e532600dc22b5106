import type { Content, ContentFile } from './content.ts';
import { adviceOn, hasGap } from './gaps.ts';
import { type FieldNode, fileNode, listLeaves, listParts } from './fieldTree.ts';
import { splitSections } from './sections.ts';
import { isEmpty, isGroup, textAt, valueAt, withValue, type FieldPath } from './values.ts';

/** Something that must be written or chosen before a site can be published. */
export interface Missing {
  file: string;
  /** In a Markdown text `body` and the number of its section. */
  field: FieldPath;
  line?: number | undefined;
  /** The present text; empty where nothing is chosen yet. */
  found: string;
  /** What to do, for the owner. */
  advice: string;
  /** True if it may be left out. */
  isOptional: boolean;
}

/** How many things are missing in the template, with which a firm begins. */
export const missingInTemplate = 20;

/** Everything that is missing for a public site, in reading order. */
export const missingIn = (content: Pick<Content, 'files'>): Missing[] =>
  content.files.flatMap((file) => [...missingFields(file), ...missingLines(file)]);

/** Gaps and examples in the fields of a file, and empty settings that have no default (`needed`). */
function missingFields({ name, value, sourceAt }: ContentFile): Missing[] {
  if (!isGroup(value)) return [];
  return listLeaves(fileNode(name, value)).flatMap((node) => {
    const { field, value: found } = node;
    const advice = fieldAdvice(node);
    if (advice === undefined) return [];
    const isOptional = hasGap(found) && canBeLeftOut(node);
    return [{ file: name, field, line: sourceAt(field).line, found: textAt(found), advice, isOptional }];
  });
}

/** What to do about a field; `undefined` if nothing is missing in it. */
function fieldAdvice({ value, schema, isUsed }: FieldNode): string | undefined {
  if (typeof value === 'string' && value.trim() !== '') return adviceOn(value);
  if (isEmpty(value) && isUsed) return schema.needed;
  return undefined;
}

/** True for an optional field, and for an item of a list that is longer than it must be. */
function canBeLeftOut({ around, isRequired }: FieldNode): boolean {
  const isListItem = around?.schema.items !== undefined;
  if (!isListItem) return !isRequired;
  return listParts(around).length > (around.schema.minItems ?? 0);
}

/** Gaps and examples in the lines of a Markdown text; an item of a list may be left out. */
function missingLines({ name, body }: ContentFile): Missing[] {
  if (!body) return [];
  const missing: Missing[] = [];
  let line = body.firstLine;
  for (const [section, { text }] of splitSections(body.text).entries()) {
    // Every line keeps its line break, so that the last one of a section is not followed by an empty one.
    for (const part of text.split(/(?<=\n)/)) {
      const found = part.trim();
      const advice = adviceOn(found);
      if (advice !== undefined) {
        const isOptional = hasGap(found) && found.startsWith('- ');
        missing.push({ file: name, field: ['body', section], line, found, advice, isOptional });
      }
      line += 1;
    }
  }
  return missing;
}

/** Removes something that may be left out from the value of a file, as the editor has it. */
export function withoutMissing(value: unknown, { field, found, line }: Missing): unknown {
  const parent = field.slice(0, -1);
  if (field[0] === 'body') {
    const lines = textAt(value, 'body').split('\n');
    const kept = lines.filter((text, index) => index + 1 !== line || text.trim() !== found);
    return withValue(value, ['body'], kept.join('\n'));
  }
  const items = valueAt(value, ...parent);
  if (!Array.isArray(items)) return withValue(value, field, undefined);
  const others = items.filter((_, index) => index !== field.at(-1));
  return withValue(value, parent, others);
}
