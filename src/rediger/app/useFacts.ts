import { useMemo, useState } from 'react';
import { knownFacts } from '../../content/facts.ts';
import { type Draft, valueIn } from '../draft.ts';
import { contentFiles } from '../saving/check.ts';

/** The facts that texts name in braces; the last valid ones while a form is invalid. */
export function useFacts(draft: Draft) {
  const [firm, staff] = [valueIn(draft, 'firm.yaml'), valueIn(draft, 'staff.yaml')];
  const known = useMemo(
    () => knownFacts({ files: contentFiles({ 'firm.yaml': firm, 'staff.yaml': staff }) })?.facts,
    [firm, staff],
  );
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  return known ?? last;
}
