import type { Held } from './types.ts';

/** What a field holds, with all that lies in it, as Keystatic would save it. */
export function heldValue(field: Held): unknown {
  const { schema, fields, elements, discriminant, value } = field as Held & {
    elements?: readonly Held[];
    discriminant?: unknown;
  };
  switch (schema.kind) {
    case 'object':
      return Object.fromEntries(Object.entries(fields ?? {}).map(([key, inner]) => [key, heldValue(inner)]));
    case 'array':
      return (elements ?? []).map(heldValue);
    case 'conditional':
      return { discriminant, value: heldValue(value as Held) };
    default:
      return value ?? undefined;
  }
}
