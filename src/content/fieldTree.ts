import type { FieldSchema } from './schema/field-schema.ts';
import { fileSchema } from './schema/files.ts';
import { isEmpty, isGroup, itemsAt, textAt, valueAt, type FieldPath } from './values.ts';

/**
 * A file, group, list or field of the content, with its schema and its value. The content check and the
 * editor walk through the content by these nodes only.
 */
export interface FieldNode {
  file: string;
  /** Path in the file; empty for the file itself. */
  field: FieldPath;
  /** For a union, the schema of the member that the value belongs to. */
  schema: FieldSchema;
  value: unknown;
  /** Name in the form; for an item of a list its title, or its number. */
  label: string;
  /** The group or list that it is in. */
  around?: FieldNode;
  /** True for a fact that texts may name, and for a part of one. */
  isFact: boolean;
  /** False for an optional field, and for every field of an optional group that is empty. */
  isRequired: boolean;
  /** False if the value of another field makes this one irrelevant (`onlyFor`). */
  isUsed: boolean;
}

/** A content file as a node. In the editor the text of a Markdown file is its field `body`. */
export function fileNode(file: string, value: unknown): FieldNode {
  const schema = fileSchema(file);
  const label = fileLabel(file, schema, value);
  return { file, field: [], schema, value, label, isFact: false, isRequired: true, isUsed: true };
}

function fileLabel(file: string, schema: FieldSchema, value: unknown): string {
  if (file.startsWith('projects/')) return textAt(value, 'title') || 'Uten navn';
  return schema.label ?? file;
}

/** The field for the text of a Markdown file, which no schema has. */
const bodySchema: FieldSchema = {
  kind: 'markdown',
  label: 'Teksten',
  hint:
    '## foran en overskrift, bindestrek foran et punkt, [ord](https://adresse) for en lenke. ' +
    'Ord i krøllparentes, som {telefon}, hentes fra firmaet. La {med kart} og {uten kart} stå.',
};

/** The fields of a group, or the items of a list; empty for a single field. */
export function listParts(node: FieldNode): FieldNode[] {
  const { schema, value, isRequired } = node;
  const readPart = (step: string | number, partSchema: FieldSchema, partIsRequired: boolean): FieldNode => {
    const partValue = valueAt(value, step);
    return {
      file: node.file,
      field: [...node.field, step],
      schema: selectMember(partSchema, partValue),
      value: partValue,
      label: typeof step === 'number' ? itemLabel(partSchema, partValue, step) : (partSchema.label ?? ''),
      around: node,
      isFact: node.isFact || (partSchema.isFact ?? false),
      isRequired: partIsRequired,
      isUsed: Object.entries(partSchema.onlyFor ?? {}).every(([name, values]) =>
        values.includes(textAt(value, name)),
      ),
    };
  };
  const { items, properties = {}, required = [] } = schema;
  if (items) return itemsAt(value).map((_, index) => readPart(index, items, true));
  const mustBeComplete = isRequired || !isEmpty(value);
  const fields = Object.entries(properties).map(([name, partSchema]) =>
    readPart(name, partSchema, mustBeComplete && required.includes(name)),
  );
  const hasMarkdownText = valueAt(value, 'body') !== undefined && !properties['body'];
  if (!hasMarkdownText) return fields;
  // Without a label it is not named on the way to the sections of the text (`listLabels`).
  return [...fields, { ...readPart('body', bodySchema, false), label: '' }];
}

/** All fields inside a node that are neither list nor group, in the order of the form. */
export const listLeaves = (node: FieldNode): FieldNode[] =>
  isLeaf(node) ? [node] : listParts(node).flatMap(listLeaves);

/** True for a single field, and for a list or group whose value has another type (the check refuses it). */
function isLeaf({ schema, value }: FieldNode): boolean {
  if (schema.items) return !isEmpty(value) && !Array.isArray(value);
  if (schema.properties) return !isEmpty(value) && !isGroup(value);
  return true;
}

/** The node at a path, or its nearest parent that exists. `inner` returns the nodes inside a node. */
export function findNode(
  node: FieldNode,
  field: FieldPath,
  inner: (node: FieldNode) => readonly FieldNode[] = listParts,
): FieldNode {
  const part = inner(node).find((each) => isWithin(field, each.field));
  return part ? findNode(part, field, inner) : node;
}

/** The picture that a field such as `mainImage` chooses from the pictures of the same file (`among`). */
export function findChosenPicture(node: FieldNode): FieldNode | undefined {
  let root = node;
  while (root.around) root = root.around;
  const { value, schema } = node;
  const pictures = schema.among === undefined ? [] : listParts(findNode(root, [schema.among]));
  return pictures.find((picture) => textAt(picture.value, 'file') === value);
}

/** True if a field is the same as another one, or inside it. */
export const isWithin = (field: FieldPath, outer: FieldPath) =>
  outer.every((step, depth) => field[depth] === step);

/**
 * The path to a node as labels, from its file: `Ansatte`, `Ola Nordmann`, `Telefon`. The title of an item
 * replaces the label of its list, because it says more.
 */
export function listLabels({ label, around }: FieldNode): string[] {
  const parents = around ? listLabels(around) : [];
  const items = around?.schema.items;
  const isItemOfGroups = items !== undefined && items.type !== 'string';
  const shown = isItemOfGroups ? parents.slice(0, -1) : parents;
  return label === '' ? shown : [...shown, label];
}

/** The member of a union that the discriminator of the value selects; for other schemas the schema. */
export function selectMember(schema: FieldSchema, value: unknown): FieldSchema {
  const isSelected = ({ properties = {} }: FieldSchema) =>
    Object.entries(properties).every(
      ([name, field]) => field.const === undefined || field.const === valueAt(value, name),
    );
  return schema.oneOf?.find(isSelected) ?? schema;
}

/** The title of a list item; empty if it has none. */
export function readTitle(schema: FieldSchema, item: unknown): string {
  const { properties = {} } = selectMember(schema, item);
  const title = Object.keys(properties).find((name) => properties[name]?.isTitle);
  return title === undefined ? textAt(item) : textAt(item, title);
}

/** The title or alternative text of an item of a list; without one, its number. */
function itemLabel(schema: FieldSchema, item: unknown, index: number): string {
  const numbered = `${selectMember(schema, item).label ?? 'Punkt'} ${index + 1}`;
  if (schema.type === 'string') return numbered;
  return readTitle(schema, item) || textAt(item, 'alt') || numbered;
}
