import { describe, expect, it } from 'vitest';
import { cropRegion } from './cropRegion.ts';

const wide = { width: 2000, height: 1000 };

describe('cropRegion', () => {
  it('centres the region on the focal point', () => {
    expect(cropRegion(wide, 0.5, 60, 50)).toEqual({ left: 950, top: 0, width: 500, height: 1000 });
  });

  it('stops at the edges of the picture', () => {
    expect(cropRegion(wide, 0.5, 0, 50).left).toBe(0);
    expect(cropRegion(wide, 0.5, 100, 50).left).toBe(1500);
  });

  it('crops above and below for a ratio that is wider than the picture', () => {
    expect(cropRegion(wide, 4, 50, 100)).toEqual({ left: 0, top: 500, width: 2000, height: 500 });
  });
});
