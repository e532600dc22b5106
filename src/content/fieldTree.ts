import type { FieldSchema } from './schema/field-schema.ts';
import { fileSchema } from './schema/files.ts';
import { isEmpty, isGroup, itemsAt, textAt, valueAt, type FieldPath } from './values.ts';

/**
 * A file, group, list or field of the content: its schema and its value, side by side. The only walk over
 * both; check, form, «Dette mangler», search, preview and the list of changes read these.
 */
export interface FieldNode {
  file: string;
  /** Its place in the file; empty for the file itself. */
  field: FieldPath;
  /** Of a union, the member that the value is of. */
  schema: FieldSchema;
  value: unknown;
  /** What the owner calls it: in a list the item's title, or its number. */
  label: string;
  /** The group or list that it is in. */
  around?: FieldNode;
  /** A fact that texts may name, or a part of one. */
  isFact: boolean;
  /** False where it may be missing, and in a group that may be missing and is. */
  isRequired: boolean;
  /** False if other values of its group leave it out (`onlyFor`). */
  isUsed: boolean;
}

/** Nodes stay the same as long as the value of their file does. */
const files = new WeakMap<object, FieldNode>();
const parts = new WeakMap<FieldNode, readonly FieldNode[]>();
const leaves = new WeakMap<FieldNode, readonly FieldNode[]>();

/** A content file as a node. In the editor the text of a Markdown file is its field `body`. */
export function fileNode(file: string, value: unknown): FieldNode {
  const known = isGroup(value) ? files.get(value) : undefined;
  if (known?.file === file) return known;
  const schema = fileSchema(file);
  const label = file.startsWith('projects/') ? textAt(value, 'title') || 'Uten navn' : (schema.label ?? file);
  const node = { file, field: [], schema, value, label, isFact: false, isRequired: true, isUsed: true };
  if (isGroup(value)) files.set(value, node);
  return node;
}

/** The text of a Markdown file; among the steps to its sections it is not named. */
const bodySchema: FieldSchema = {
  kind: 'markdown',
  label: 'Teksten',
  hint:
    '## foran en overskrift, bindestrek foran et punkt, [ord](https://adresse) for en lenke. ' +
    'Ord i krøllparentes, som {telefon}, hentes fra firmaet. La {med kart} og {uten kart} stå.',
};

/** What a group or list consists of, by its schema; nothing for a single field. */
export function partsOf(node: FieldNode): readonly FieldNode[] {
  const known = parts.get(node) ?? readParts(node);
  parts.set(node, known);
  return known;
}

function readParts(node: FieldNode): FieldNode[] {
  const { schema, value, isRequired } = node;
  const part = (step: string | number, inner: FieldSchema, needed: boolean): FieldNode => {
    const own = valueAt(value, step);
    const isOfUnion = groupOf(inner, own);
    return {
      ...{ file: node.file, field: [...node.field, step], schema: isOfUnion, value: own, around: node },
      label: typeof step === 'number' ? itemLabel(inner, own, step) : (inner.label ?? ''),
      isFact: node.isFact || (inner.isFact ?? false),
      isRequired: needed,
      isUsed: Object.entries(inner.onlyFor ?? {}).every(([name, of]) => of.includes(textAt(value, name))),
    };
  };
  const { items, properties, required = [] } = schema;
  if (items) return itemsAt(value).map((_, index) => part(index, items, true));
  const isNeeded = isRequired || !isEmpty(value);
  const fields = Object.entries(properties ?? {}).map(([name, inner]) =>
    part(name, inner, isNeeded && required.includes(name)),
  );
  const hasBody = valueAt(value, 'body') !== undefined && !properties?.['body'];
  return hasBody ? [...fields, { ...part('body', bodySchema, false), label: '' }] : fields;
}

/** The fields of a node that are neither list nor group, in the order of the form. */
export function leavesOf(node: FieldNode): readonly FieldNode[] {
  const known = leaves.get(node) ?? (isSingle(node) ? [node] : partsOf(node).flatMap(leavesOf));
  leaves.set(node, known);
  return known;
}

/** A list or group is single where the value is none: the check refuses it. */
const isSingle = ({ schema: { items, properties }, value }: FieldNode) =>
  items ? !isEmpty(value) && !Array.isArray(value) : !properties || (!isEmpty(value) && !isGroup(value));

/** The node at a path; where there is none, the one around it. */
export function nodeAt(node: FieldNode, field: FieldPath, inner = partsOf): FieldNode {
  const part = inner(node).find((each) => isWithin(field, each.field));
  return part ? nodeAt(part, field, inner) : node;
}

/** The picture of the same file that a field chooses (`among`). */
export function chosenPicture(node: FieldNode): FieldNode | undefined {
  let root = node;
  while (root.around) root = root.around;
  const { value, schema } = node;
  const pictures = schema.among === undefined ? [] : partsOf(nodeAt(root, [schema.among]));
  return pictures.find((picture) => textAt(picture.value, 'file') === value);
}

/** True if a field is another one or inside it. */
export const isWithin = (field: FieldPath, outer: FieldPath) =>
  outer.every((step, depth) => field[depth] === step);

/**
 * The way to a node as labels, from its file: `Ansatte`, `Ola Nordmann`, `Telefon`. An item's title says more
 * than the label of its list.
 */
export function stepsOf({ label, around }: FieldNode): string[] {
  const way = around ? stepsOf(around) : [];
  const { items } = around?.schema ?? {};
  return [...(items && items.type !== 'string' ? way.slice(0, -1) : way), ...(label ? [label] : [])];
}

/** The schema of a group; of a union, the member that the discriminator of the value selects. */
export const groupOf = (schema: FieldSchema, value: unknown): FieldSchema =>
  schema.oneOf?.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([name, field]) => field.const === undefined || field.const === valueAt(value, name),
    ),
  ) ?? schema;

/** The title of a list item; empty if it has none. */
export function titleOf(schema: FieldSchema, item: unknown): string {
  const { properties = {} } = groupOf(schema, item);
  const title = Object.keys(properties).find((name) => properties[name]?.isTitle);
  return title === undefined ? textAt(item) : textAt(item, title);
}

/** An item by its title or words, else by its number. */
const itemLabel = (schema: FieldSchema, item: unknown, index: number): string =>
  (schema.type === 'string' ? '' : titleOf(schema, item) || textAt(item, 'alt')) ||
  `${groupOf(schema, item).label ?? 'Punkt'} ${index + 1}`;
