import type { Content, ContentFile } from './content.ts';
import { adviceOn, hasGap } from './gaps.ts';
import { type FieldNode, fileNode, leavesOf, partsOf } from './fieldTree.ts';
import { sectionsOf } from './sections.ts';
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

/** How many of these the template has: where a firm begins. */
export const missingInTemplate = 20;

/** Everything that is missing for a public site, in reading order. */
export const missingIn = (content: Pick<Content, 'files'>): Missing[] =>
  content.files.flatMap((file) => [...missingFields(file), ...missingLines(file)]);

/** Gaps and examples, and settings that nothing can stand in for (`needed`). */
function missingFields({ name, value, sourceAt }: ContentFile): Missing[] {
  if (!isGroup(value)) return [];
  return leavesOf(fileNode(name, value)).flatMap((node) => {
    const { field, value: found, schema, isUsed } = node;
    const isGiven = !isEmpty(found) || !isUsed;
    const advice = isGiven ? typeof found === 'string' && adviceOn(found) : schema.needed;
    if (!advice) return [];
    const isOptional = hasGap(found) && canBeLeftOut(node);
    return [{ file: name, field, line: sourceAt(field).line, found: textAt(found), advice, isOptional }];
  });
}

/** An item of a list may be missing where enough others are left. */
const canBeLeftOut = ({ around, isRequired }: FieldNode) =>
  around?.schema.items ? partsOf(around).length > (around.schema.minItems ?? 0) : !isRequired;

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
