import { createContext, use } from 'react';
import type { FieldPath, Issue } from '../../content/check/issue.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import type { FileValue } from '../values.ts';

/** An option of a select: what the file gets, and what the owner reads. */
export type Choice = readonly [value: string, text: string];

/** What all fields of a form share. */
export interface FormState {
  /** Name of the content file. */
  file: string;
  value: FileValue;
  /** What was removed before the last save cannot be had back in the form. */
  commit: string;
  mistakes: readonly Issue[];
  /** What fields that name a person or a project choose from. */
  choices: Readonly<Record<'person' | 'project', readonly Choice[]>>;
  set: (field: FieldPath, value: unknown) => void;
  /** Like `set`, from the value at that moment: for changes that finish later. */
  update: (field: FieldPath, next: (now: unknown) => unknown) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('A field is outside its form.');
  return form;
}

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
