import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { converter, interpolate, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { design } from '../brand/tokens.ts';

/*
 * The header's white words lie on the photographs that the owner chooses, with a scrim between. Contrast only grows as a picture
 * gets darker, so a picture that is white all over stands for every other (WCAG 1.4.3).
 */

const least = 4.5;
const style = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../styles/${file}`, import.meta.url)), 'utf8');
const scrim = style('tokens.css').split('--scrim-header:')[1]!.split(';')[0]!;

/** The scrim's opacity where the header begins, and at its lower edge. */
const [top, foot] = [
  ...scrim.matchAll(/surface-deep\) (\d+)%, transparent\) (0|var\(--spacing-header\)),/g),
].map(([, percent]) => Number(percent) / 100);

/** Contrast of white with the scrim over a white picture. */
const contrast = (opacity: number) =>
  wcagContrast('white', interpolate(['white', converter('rgb')(design['surface-deep'])])(opacity));

describe('white words over the photographs of the hero', () => {
  it('can be read on a picture that is white all over, down to the edge of the header', () => {
    expect([top, foot].map((opacity) => contrast(opacity!) >= least)).toEqual([true, true]);
  });

  it('could not be without the scrim', () => {
    expect(contrast(0)).toBeLessThan(least);
  });
});
