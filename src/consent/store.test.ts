// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Store from './store.ts';

const stored = () => [localStorage.getItem('cookieConsent'), localStorage.getItem('cookieConsentDate')];
const mark = () => document.documentElement.dataset['consent'];

/** Opens a page: the store as a new document would load it. */
async function openPage(): Promise<typeof Store> {
  vi.resetModules();
  return import('./store.ts');
}

/** Another tab of the site writes, or clears everything. */
function otherTab(key: string | null, value: string | null = null) {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.useFakeTimers({ now: new Date('2026-11-20T08:30:00Z'), toFake: ['Date'] });
  localStorage.clear();
});

describe('the stored answer', () => {
  test.each([
    ['true', 'accepted', null, 'accepted'],
    ['false', 'declined', null, 'declined'],
    [null, null, 'banner', 'unset'],
    ['', null, 'banner', 'unset'],
    ['TRUE', null, 'banner', 'unset'],
    ['{"maps":true}', null, 'banner', 'unset'],
  ])('%j counts as %j', async (value, consent, open, marked) => {
    if (value !== null) localStorage.setItem('cookieConsent', value);
    const { $consent } = await openPage();
    expect($consent.get()).toEqual({ consent, open });
    expect(mark()).toBe(marked);
  });

  test('the state before the browser was asked is that of the prerendered page', async () => {
    localStorage.setItem('cookieConsent', 'true');
    const { $consent } = await openPage();
    expect($consent.init).toEqual({ consent: null, open: null });
  });
});

describe('an answer', () => {
  test('yes is stored with its time', async () => {
    const { $consent, accept } = await openPage();
    accept();
    expect(stored()).toEqual(['true', '2026-11-20T08:30:00.000Z']);
    expect($consent.get()).toEqual({ consent: 'accepted', open: null });
    expect(mark()).toBe('accepted');
  });

  test('no is stored with its time, also after a yes and from the dialog', async () => {
    const { $consent, accept, decline, openSettings } = await openPage();
    accept();
    openSettings();
    vi.setSystemTime(new Date('2026-11-21T10:00:00Z'));
    decline();
    expect(stored()).toEqual(['false', '2026-11-21T10:00:00.000Z']);
    expect($consent.get()).toEqual({ consent: 'declined', open: null });
    expect(mark()).toBe('declined');
  });

  test('settings closed without one store nothing and keep the banner away until the next page', async () => {
    const { closeSettings, openSettings } = await openPage();
    openSettings();
    expect(mark()).toBe('later');
    closeSettings();
    expect(stored()).toEqual([null, null]);
    expect(mark()).toBe('later');
    await openPage();
    expect(mark()).toBe('unset');
  });
});

describe('refused storage', () => {
  /** A browser whose storage throws on these calls. */
  function refuse(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
    const storage = localStorage;
    const refusing = Object.fromEntries(
      (['getItem', 'setItem', 'removeItem'] as const).map((method) => [
        method,
        vi.fn((...args: [string, string]) => {
          if (methods.includes(method)) throw new DOMException('refused', 'SecurityError');
          return storage[method](...args);
        }),
      ]),
    );
    vi.stubGlobal('localStorage', refusing);
    return refusing;
  }

  test('the banner asks and the answer holds for the visit', async () => {
    const storage = refuse('getItem', 'setItem', 'removeItem');
    const { $consent, accept, decline } = await openPage();
    expect($consent.get()).toEqual({ consent: null, open: 'banner' });
    accept();
    expect($consent.get()).toEqual({ consent: 'accepted', open: null });
    decline();
    expect($consent.get()).toEqual({ consent: 'declined', open: null });
    expect(storage['getItem']).toHaveBeenCalledOnce();
    expect(storage['setItem']).toHaveBeenCalledTimes(2);
  });

  test('a withdrawal that cannot be written at least removes the old yes', async () => {
    localStorage.setItem('cookieConsent', 'true');
    localStorage.setItem('cookieConsentDate', '2026-01-01T00:00:00.000Z');
    const { $consent, decline } = await openPage();
    refuse('setItem');
    decline();
    expect($consent.get().consent).toBe('declined');
    expect(stored()).toEqual([null, null]);
  });
});

describe('other tabs', () => {
  test('a yes there closes the banner here', async () => {
    const { $consent } = await openPage();
    otherTab('cookieConsent', 'true');
    expect($consent.get()).toEqual({ consent: 'accepted', open: null });
    expect(mark()).toBe('accepted');
  });

  test('a no there takes the map away here, and settings that lie open follow', async () => {
    localStorage.setItem('cookieConsent', 'true');
    const { $consent, openSettings } = await openPage();
    openSettings();
    otherTab('cookieConsent', 'false');
    expect($consent.get()).toEqual({ consent: 'declined', open: 'settings' });
  });

  test.each(['cookieConsent', null])('removal of %j is asked about again', async (key) => {
    localStorage.setItem('cookieConsent', 'true');
    const { $consent } = await openPage();
    otherTab(key);
    expect($consent.get()).toEqual({ consent: null, open: 'banner' });
    expect(mark()).toBe('unset');
  });

  test('a broken value there counts as none', async () => {
    localStorage.setItem('cookieConsent', 'true');
    const { $consent } = await openPage();
    otherTab('cookieConsent', 'kanskje');
    expect($consent.get().consent).toBeNull();
  });

  test('other keys are no business of ours', async () => {
    const { $consent } = await openPage();
    const before = $consent.get();
    localStorage.setItem('cookieConsent', 'true');
    otherTab('cookieConsentDate', '2026-11-20T08:30:00.000Z');
    expect($consent.get()).toBe(before);
  });

  test('events that arrive late still end in agreement with what is stored', async () => {
    const { $consent } = await openPage();
    localStorage.setItem('cookieConsent', 'false');
    dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent', newValue: 'true' }));
    expect($consent.get().consent).toBe('declined');
  });
});

test('a page that the browser kept frozen reads again when it comes back', async () => {
  const { $consent } = await openPage();
  localStorage.setItem('cookieConsent', 'true');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect($consent.get().consent).toBeNull();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect($consent.get()).toEqual({ consent: 'accepted', open: null });
});
