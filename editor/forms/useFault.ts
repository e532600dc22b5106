import { useState } from 'react';
import { faultOf } from '../content/fault.ts';
import type { FormNode } from '../content/node.ts';

/** What is wrong with a field, said once the owner has left it or tried to save. */
export function useFault(node: FormNode, value: unknown, forceValidation: boolean | undefined) {
  const [left, setLeft] = useState(false);
  const fault = faultOf(node, value);
  return { fault: left || forceValidation ? fault : undefined, onBlur: () => setLeft(true) };
}

/** A field's name, and whether it may be left empty. */
export const labelOf = ({ label, required }: FormNode) => (required ? label : `${label} (kan stå tomt)`);
