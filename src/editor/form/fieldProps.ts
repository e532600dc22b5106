import type { FieldPath } from '../../content/check/issue.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';

export interface FieldProps {
  schema: FieldSchema;
  value: unknown;
  field: FieldPath;
  required: boolean;
}

/** Props of a field's control; the ARIA attributes connect it to its label, hint and mistake. */
export interface ControlProps extends FieldProps {
  attributes: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };
}

/** The `id` of a field. */
export const idOf = (field: FieldPath) => ['felt', ...field].join('-');

/** True if a field is another one or inside it. */
export const isWithin = (field: FieldPath, outer: FieldPath) =>
  outer.every((step, depth) => field[depth] === step);
