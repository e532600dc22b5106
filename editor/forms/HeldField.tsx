import type { ComponentType } from 'react';
import type { Held } from './types.ts';

/** Draws a field that lies in a list or a group. */
export function HeldField({ field, forceValidation }: { field: Held; forceValidation: boolean }) {
  const Input = field.schema.Input as unknown as ComponentType<Record<string, unknown>>;
  return <Input {...field} forceValidation={forceValidation} />;
}
