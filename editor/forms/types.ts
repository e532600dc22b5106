import type { ReactElement } from 'react';

/** What Keystatic gives the input of a field. */
export interface InputProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  autoFocus?: boolean;
  /** True once the owner has tried to save while something was wrong. */
  forceValidation?: boolean;
}

/** What Keystatic gives of a field inside a list or a group: its schema, with the input to draw it with, and its value. */
export interface Held {
  schema: { kind: string; Input: (props: never) => ReactElement | null };
  value?: unknown;
  fields?: Record<string, Held>;
}
