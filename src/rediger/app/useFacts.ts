import { useMemo, useState } from 'react';
import { knownFacts } from '../../content/facts.ts';
import { type Content, valueIn } from '../content.ts';
import { contentFiles } from '../saving/check.ts';

/** The facts that texts name in braces; the last valid ones while a form is invalid. */
export function useFacts(content: Content) {
  const [firm, staff] = [valueIn(content, 'firm.yaml'), valueIn(content, 'staff.yaml')];
  const known = useMemo(
    () => knownFacts({ files: contentFiles({ 'firm.yaml': firm, 'staff.yaml': staff }) })?.facts,
    [firm, staff],
  );
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  return known ?? last;
}
