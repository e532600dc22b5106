// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, removeDraft, storeDraft, readDraft } from './inputs.ts';
import { typedValues } from './fields.ts';

const nothing = { ...typedValues(() => ''), isUncertain: false };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a draft is forgotten after a week, and where the clock went backwards', () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') });
  const readAt = (time: string) => {
    storeDraft({ name: 'Kari' });
    vi.setSystemTime(new Date(time));
    const { name } = readDraft();
    vi.setSystemTime(new Date('2026-03-10T12:00:00Z'));
    return [name, sessionStorage.length];
  };
  expect(readAt('2026-03-17T11:59:00Z')).toEqual(['Kari', 1]);
  expect(readAt('2026-03-17T12:00:00Z')).toEqual(['', 0]);
  expect(readAt('2026-02-01T12:00:00Z')).toEqual(['', 0]);
});

test.each(['', '{', 'null', '7', '"tekst"', '[1,2]', '{"name":7,"consent":true,"annet":"x"}'])(
  '«%s» in the storage counts as no draft',
  (stored) => {
    sessionStorage.setItem(draftKey, stored);
    expect(readDraft()).toEqual(nothing);
  },
);

test('storage that refuses everything is no obstacle', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  storeDraft({ name: 'Kari' });
  removeDraft();
  expect(readDraft()).toEqual(nothing);
});
