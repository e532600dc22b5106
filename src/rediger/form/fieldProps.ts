import type { FieldPath } from '../../content/check/issue.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';

export interface FieldProps {
  schema: FieldSchema;
  value: unknown;
  field: FieldPath;
  required: boolean;
}

/** What the control of a field gets; the attributes connect it with its label, hint and mistake. */
export interface ControlProps extends FieldProps {
  attributes: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };
}

/** The `id` of a field. */
export const idOf = (field: FieldPath) => ['felt', ...field].join('-');

/** Whether a field is another one, or inside it. */
export const isWithin = (field: FieldPath, outer: FieldPath) =>
  outer.every((step, depth) => field[depth] === step);
