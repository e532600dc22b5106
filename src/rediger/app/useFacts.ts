import { useEffect, useState } from 'react';
import { type Content, valueIn } from '../content.ts';
import { loadDeferred } from '../loadDeferred.ts';

/** The facts that texts name in braces, once they are known; while a form of them is wrong, the last ones. */
export function useFacts(content: Content) {
  const [facts, setFacts] = useState<Record<string, string>>();
  const [firm, staff] = [valueIn(content, 'firm.yaml'), valueIn(content, 'staff.yaml')];
  useEffect(() => {
    let isLatest = true;
    const show = ({ factsIn }: Awaited<ReturnType<typeof loadDeferred>>) => {
      if (isLatest) setFacts((now) => factsIn({ 'firm.yaml': firm, 'staff.yaml': staff }) ?? now);
    };
    // Without a network the braces stay.
    loadDeferred().then(show, () => undefined);
    return () => {
      isLatest = false;
    };
  }, [firm, staff]);
  return facts;
}
