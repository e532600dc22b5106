import { expect, test } from 'vitest';
import { isoDay, norwegianDay } from './date.ts';

const { format } = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long' });

test.each(Array.from({ length: 12 }, (_, month) => new Date(2027, month, 3 * month + 1, 23, 59)))(
  'writes %o for machines and as Norwegians do',
  (date) => {
    expect(isoDay(date)).toBe(date.toLocaleDateString('sv-SE'));
    expect(norwegianDay(isoDay(date))).toBe(format(date));
  },
);
