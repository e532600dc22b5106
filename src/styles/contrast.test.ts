import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const docs = readFileSync(new URL('../../docs/accessibility.md', import.meta.url), 'utf8');

/** The colour tokens by name, without `--color-`. */
const colours = new Map(
  [...tokens.matchAll(/--color-([\w-]+): (oklch\([^)]+\))/g)].map(([, name, value]) => [name!, value!]),
);

/** The rows of the contrast table in the documentation: foreground, ground, ratio, the least that is needed. */
const rows = [...docs.matchAll(/^\| `([\w-]+)` +\| `([\w-]+)` +\| ([\d.]+) +\| ([\d.]+) /gm)].map(
  ([, front, ground, ratio, least]) => ({
    front: front!,
    ground: ground!,
    ratio: Number(ratio),
    least: Number(least),
  }),
);

describe('contrast of the colours (WCAG 1.4.3 and 1.4.11)', () => {
  it.each(rows)('$front on $ground is $ratio', ({ front, ground, ratio, least }) => {
    const measured = wcagContrast(colours.get(front)!, colours.get(ground)!);
    expect(measured).toBeCloseTo(ratio, 1);
    expect(measured).toBeGreaterThanOrEqual(least);
  });

  it('knows every colour that words are set in', () => {
    const words = [...colours.keys()].filter((name) =>
      /(^|-)ink|^link$|^error$|^success$|^accent/.test(name),
    );
    expect(words.filter((name) => !rows.some(({ front }) => front === name))).toEqual([]);
  });
});
