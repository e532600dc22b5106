import { type Content, unchanged, valuesIn, type Snapshot } from '../content.ts';
import { isContentFile } from '../projects.ts';
import type { Values } from '../values.ts';
import { mergeValues } from './merge.ts';
import { picturesNamedIn } from './valuesAfter.ts';

/**
 * The content after a save: changes that were made during the save stay a draft, rebased on the new commit.
 * They win over an older value of the same field that was `sent`.
 */
export function rebased(now: Content, sent: Content, next: Snapshot): Content {
  if (now === sent) return unchanged(next);
  const merged = mergeValues(valuesIn(sent), valuesIn(now), next.values, () => undefined) as Values;
  const named = picturesNamedIn(merged);
  const names = new Set([...Object.keys({ ...next.values, ...merged }), ...named]);
  const changed = [...names].filter((name) =>
    isContentFile(name) ? merged[name] !== next.values[name] : named.has(name) && !(name in next.values),
  );
  return {
    snapshot: next,
    draft: {
      base: next.commit,
      values: new Map(changed.map((name) => [name, isContentFile(name) ? merged[name] : null])),
      pictures: new Map([...now.draft.pictures].filter(([name]) => changed.includes(name))),
    },
  };
}
