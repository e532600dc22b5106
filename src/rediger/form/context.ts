import { type ComponentType, createContext, use } from 'react';
import type { FieldPath, Issue } from '../../content/check/issue.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import type { FileValue } from '../draft.ts';

/** What every field of a form shares. */
export interface FormState {
  /** The content file. */
  file: string;
  value: FileValue;
  /** Mistakes to show now. */
  mistakes: readonly Issue[];
  /** Draws a field, so that a list can draw its items. */
  Field: ComponentType<FieldProps>;
  /** Names of the staff, to choose among. */
  people: readonly string[];
  /** Sets the value at a place; `undefined` empties it. */
  set: (field: FieldPath, value: unknown) => void;
  /** The owner has left a field: its mistakes may be shown from now on. */
  leave: (field: FieldPath) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('A field is outside its form.');
  return form;
}

/** What a field of the form is about. */
export interface FieldProps {
  schema: FieldSchema;
  value: unknown;
  field: FieldPath;
  required: boolean;
}

/** The `id` of a field's control. */
export const idOf = (field: FieldPath) => ['felt', ...field].join('-');

const key = (field: FieldPath) => field.join('/');

/** Whether a place is another, or within it. */
export const isWithin = (field: FieldPath, outer: FieldPath) => `${key(field)}/`.startsWith(`${key(outer)}/`);

/** The first mistake at exactly this place. */
export const mistakeAt = ({ mistakes }: FormState, field: FieldPath) =>
  mistakes.find((issue) => key(issue.field) === key(field));
