import type { ComponentProps } from 'react';
import type { FieldNode } from '../../content/fieldTree.ts';
import type { FieldPath } from '../../content/values.ts';

/** The keyboard that a phone shows. */
export type Keyboard = Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

/** Props of a field's control; the ARIA attributes connect it to its label, hint and mistake. */
export interface ControlProps extends FieldNode {
  attributes: Keyboard & { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };
}

/** The `id` of a field. */
export const idOf = (field: FieldPath) => ['felt', ...field].join('-');
