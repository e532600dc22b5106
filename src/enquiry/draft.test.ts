// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, forgetDraft, keepDraft, readDraft } from './draft.ts';

const nothing = { name: '', email: '', phone: '', message: '', reference: '' };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a form that was emptied leaves nothing behind', () => {
  keepDraft({ name: 'Kari', reference: 'EB-7F3K' });
  keepDraft({ name: '' });
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test.each(['', '{', 'null', '7', '"tekst"', '[1,2]', '{"name":7,"consent":true,"annet":"x"}'])(
  '%s counts as nothing',
  (stored) => {
    sessionStorage.setItem(draftKey, stored);
    expect(readDraft()).toEqual(nothing);
  },
);

test.each(['getItem', 'setItem', 'removeItem'])('storage that refuses %s is no obstacle', (refused) => {
  const call = (method: string) => () => {
    if (method === refused) throw new DOMException('full', 'QuotaExceededError');
    return null;
  };
  vi.stubGlobal('sessionStorage', {
    getItem: call('getItem'),
    setItem: call('setItem'),
    removeItem: call('removeItem'),
  });
  expect(() => {
    keepDraft({ name: 'Kari' });
    keepDraft({ name: '' });
    forgetDraft();
  }).not.toThrow();
  expect(readDraft()).toEqual(nothing);
});
