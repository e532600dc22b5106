import { describe, expect, it } from 'vitest';
import { isoDate, norwegianDate } from './date.ts';

describe('dates', () => {
  it.each([
    [new Date(2026, 10, 20), '20. november 2026', '2026-11-20'],
    [new Date(2024, 1, 29), '29. februar 2024', '2024-02-29'],
    [new Date(2027, 0, 1, 0, 0, 1), '1. januar 2027', '2027-01-01'],
  ])('writes %o in Norwegian and for machines', (date, words, iso) => {
    expect(norwegianDate(date)).toBe(words);
    expect(isoDate(date)).toBe(iso);
  });
});
