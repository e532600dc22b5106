import type { FieldPath } from '../../content/values.ts';

/** The `id` of a field. */
export const idOf = (field: FieldPath) => ['felt', ...field].join('-');
