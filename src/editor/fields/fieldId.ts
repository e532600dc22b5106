import type { FieldPath } from '../../content/values.ts';

/** The `id` of a field. */
export const getFieldId = (field: FieldPath) => ['felt', ...field].join('-');
