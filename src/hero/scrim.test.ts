import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { converter, interpolate, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { design } from '../brand/tokens.ts';

const tokens = readFileSync(fileURLToPath(new URL('../styles/tokens.css', import.meta.url)), 'utf8');
const scrim = tokens.split('--scrim-header:')[1]?.split(';')[0] ?? '';

/** The stops of the scrim: opacity, and distance from the top in heights of the header. */
const stops = [
  ...scrim.matchAll(/surface-deep\) (\d+)%, transparent\) (?:(0)|[^*]*?header\)(?: \* ([\d.]+)\))?),?\n/g),
].map(([, percent, top, heights]) => ({
  opacity: Number(percent) / 100,
  at: top ? 0 : Number(heights ?? 1),
}));

/** Contrast of white text with the scrim over a white picture, the lightest there is. */
const contrast = (opacity: number) =>
  wcagContrast('white', interpolate(['white', converter('rgb')(design['surface-deep'])])(opacity));

test('white text of the header has 4.5:1 over any picture (WCAG 1.4.3)', () => {
  const behindText = stops.filter(({ at }) => at <= 0.9);
  expect(behindText.map(({ at }) => at)).toEqual([0, 0.9]);
  for (const { opacity } of behindText) expect(contrast(opacity)).toBeGreaterThanOrEqual(4.5);
});
