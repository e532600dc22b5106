import { describe, expect, it } from 'vitest';
import { isoDay, norwegianDay } from './date.ts';

describe('days', () => {
  it.each([
    [new Date(2026, 10, 20), '2026-11-20', '20. november 2026'],
    [new Date(2024, 1, 29, 23, 59), '2024-02-29', '29. februar 2024'],
    [new Date(2027, 0, 1, 0, 0, 1), '2027-01-01', '1. januar 2027'],
  ])('writes %o for machines and in Norwegian', (date, iso, words) => {
    expect(isoDay(date)).toBe(iso);
    expect(norwegianDay(iso)).toBe(words);
  });
});
