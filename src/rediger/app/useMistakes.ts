import { useEffect, useState } from 'react';
import type { Issue } from '../../content/check/issue.ts';
import type { Content } from '../content.ts';
import { loadDeferred } from '../loadDeferred.ts';

/** What the last attempt to save found wrong, checked again when typing has paused until nothing is left. */
export function useMistakes(content: Content) {
  const [mistakes, setMistakes] = useState<readonly Issue[]>([]);
  const hasMistakes = mistakes.length > 0;
  useEffect(() => {
    // While there is a network. A failure is told when it is saved.
    loadDeferred().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!hasMistakes) return;
    const check = async () => setMistakes((await loadDeferred()).mistakesAfter(content));
    const timer = setTimeout(() => void check(), 500);
    return () => clearTimeout(timer);
  }, [content, hasMistakes]);
  return [mistakes, setMistakes] as const;
}
