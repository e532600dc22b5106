import { type FocusEvent, useState } from 'react';
import type { EnquiryField } from './values.ts';

const untried: ReadonlySet<EnquiryField> = new Set();

/** The fields that the visitor has tried: only they say what is wrong. */
export function useTried() {
  const [tried, tryFields] = useState(untried);

  /** Marks a field as tried once the visitor leaves it; a window that loses focus keeps it on the field. */
  function leaveField({ target }: FocusEvent<HTMLFormElement>) {
    const { name } = target as Element as HTMLInputElement;
    if (name && target !== document.activeElement)
      tryFields((fields) => new Set(fields).add(name as EnquiryField));
  }

  return { tried, tryFields, leaveField };
}
