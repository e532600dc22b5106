import { type FieldNode, fileNode, listParts } from '../content/fieldTree.ts';
import { isEmpty, valueAt } from '../content/values.ts';
import { type FileValue, chooseMainPicture } from './values.ts';

/**
 * The values of a form as they are written: without keys, without what is empty, and without defaults that
 * the file (`was`) does not spell out.
 */
export const toWrittenValue = (form: string, values: FileValue, was?: FileValue): FileValue =>
  prune(fileNode(form, chooseMainPicture(form, values)), was) as FileValue;

function prune(node: FieldNode, was: unknown): unknown {
  const { value, schema } = node;
  if (typeof value === 'string') return value.trim();
  if (schema.items && Array.isArray(value)) {
    const isText = schema.items.type === 'string';
    const items = listParts(node).filter((item) => !isText || !isEmpty(item.value));
    return items.map((item, index) => prune(item, valueAt(was, index)));
  }
  if (!schema.properties) return value;
  const fields: [string, unknown][] = [];
  for (const part of listParts(node)) {
    const name = String(part.field.at(-1));
    const old = valueAt(was, name);
    const kept = prune(part, old);
    if (isEmpty(kept) || !part.isUsed) continue;
    const isEmptyList = Array.isArray(kept) && kept.length === 0;
    const isDefault = isEmptyList || kept === part.schema.default;
    // What must be there is written, also in a group that is empty yet.
    const mustBeThere = schema.required?.includes(name) || old !== undefined;
    if (mustBeThere || !isDefault) fields.push([name, kept]);
  }
  return Object.fromEntries(fields);
}
