import { expect, test } from 'vitest';
import type { SiteContent } from '../../content/siteContent.ts';
import { bulletinView } from './sections.ts';

const view = (days: { firstDay?: string; lastDay?: string }, now: string) =>
  bulletinView(
    { 'firm.yaml': { bulletin: { text: 'Ferie', ...days } } } as unknown as SiteContent,
    Date.parse(now),
  )?.isShown;

test.each([
  [{}, '2026-07-01T12:00Z', true],
  [{ firstDay: '2026-07-20' }, '2026-07-19T21:59Z', false],
  [{ firstDay: '2026-07-20' }, '2026-07-19T22:00Z', true],
  [{ lastDay: '2026-08-12' }, '2026-08-12T21:59Z', true],
  [{ lastDay: '2026-08-12' }, '2026-08-12T22:00Z', undefined],
])('a bulletin for %j is shown at %s: %s', (days, now, isShown) => expect(view(days, now)).toBe(isShown));
