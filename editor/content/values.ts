import { isGroup } from '../../tools/content/validate.ts';
import type { FormNode, VariantsNode } from './node.ts';

/**
 * A file's content as a form holds it: fields that the schema does not know are left out, and one of several groups is
 * wrapped with its place among them.
 */
export function toForm(node: FormNode, value: unknown): unknown {
  if (node.kind === 'list') {
    return Array.isArray(value) ? value.map((item) => toForm(node.element, item)) : [];
  }
  if (node.kind === 'group') {
    const known = Object.entries(node.fields).map(([key, field]) => [
      key,
      toForm(field, isGroup(value) ? value[key] : undefined),
    ]);
    return Object.fromEntries(known.filter(([, inner]) => inner !== undefined && inner !== null));
  }
  if (node.kind === 'variants') {
    const place = closestOption(node, value);
    return { discriminant: String(place), value: toForm(node.options[place]!, value) };
  }
  return value;
}

/** Place of the group that has most of the fields that are there. */
function closestOption({ options }: VariantsNode, value: unknown): number {
  const keys = isGroup(value) ? Object.keys(value) : [];
  const known = options.map(({ fields }) => keys.filter((key) => key in fields).length);
  return known.indexOf(Math.max(...known));
}

/** A form holds something that the schema has no place for: it was not made by the editor. */
export class StrangeValue extends Error {}

/**
 * What a form holds as the file has it: texts without spaces at the ends, and nothing for what was left empty.
 *
 * @throws StrangeValue for a field that the schema does not know, or a value of another kind than the field's
 */
export function fromForm(node: FormNode, value: unknown): unknown {
  switch (node.kind) {
    case 'list':
      if (!Array.isArray(value)) throw new StrangeValue(`${node.label} er ingen liste.`);
      return value.map((item) => fromForm(node.element, item));
    case 'group':
      return groupFromForm(node.fields, value, node.label);
    case 'variants': {
      const option = isGroup(value) ? node.options[Number(value['discriminant'])] : undefined;
      if (!option || !isGroup(value)) throw new StrangeValue(`${node.label} er av et ukjent slag.`);
      return fromForm(option, value['value']);
    }
    case 'text':
      if (typeof value !== 'string') return value;
      return (node.size === 'markdown' ? value : value.trim()) || undefined;
    default:
      return value ?? undefined;
  }
}

function groupFromForm(fields: Readonly<Record<string, FormNode>>, value: unknown, label: string) {
  if (!isGroup(value)) throw new StrangeValue(`${label} har ingen felter.`);
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined) throw new StrangeValue(`${label} har intet felt som heter ${unknown}.`);
  const entries = Object.entries(fields).map(([key, field]) => {
    // A list that was never opened is missing; what else is missing was left empty.
    const inner = value[key] ?? (field.kind === 'list' ? [] : undefined);
    return [key, inner === undefined ? undefined : fromForm(field, inner)];
  });
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** Changes every picture's name in a file's content. */
export function mapPictures(node: FormNode, value: unknown, change: (name: string) => string): unknown {
  if (node.kind === 'picture') return typeof value === 'string' ? change(value) : value;
  if (node.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => mapPictures(node.element, item, change));
  }
  if (node.kind === 'variants') return mapPictures(node.options[closestOption(node, value)]!, value, change);
  if (node.kind !== 'group' || !isGroup(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const field = Object.hasOwn(node.fields, key) ? node.fields[key] : undefined;
    return [key, field ? mapPictures(field, inner, change) : inner];
  });
  return Object.fromEntries(entries);
}

/** Names of the pictures in a file's content. */
export function picturesIn(node: FormNode, value: unknown): string[] {
  const names: string[] = [];
  mapPictures(node, value, (name) => {
    names.push(name);
    return name;
  });
  return names;
}
