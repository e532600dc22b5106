import { expect, it } from 'vitest';
import { cropRegion } from './cropRegion.ts';

const wide = { width: 2000, height: 1000 };

it.each([
  ['around the focal point', 0.5, 60, 50, { left: 950, top: 0, width: 500, height: 1000 }],
  ['at the left edge', 0.5, 0, 50, { left: 0, top: 0, width: 500, height: 1000 }],
  ['at the right edge', 0.5, 100, 50, { left: 1500, top: 0, width: 500, height: 1000 }],
  ['above and below', 4, 50, 100, { left: 0, top: 500, width: 2000, height: 500 }],
])('crops %s', (_, ratio, x, y, region) => expect(cropRegion(wide, ratio, x, y)).toEqual(region));
