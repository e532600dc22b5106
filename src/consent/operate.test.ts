// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settingsId } from './controls.ts';
import { operateConsent } from './operate.ts';

const stored = () => [localStorage.getItem('cookieConsent'), localStorage.getItem('cookieConsentDate')];
const mark = () => document.documentElement.dataset['consent'];
const dialog = () => document.querySelector<HTMLDialogElement>(`#${settingsId}`)!;
const toggle = () => dialog().querySelector('input')!;

let listeners: AbortController;

/** Opens a page with what a visitor can press; what it listens to ends with the test. */
function openPage() {
  const { addEventListener } = window;
  listeners = new AbortController();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void, capture = false) =>
    addEventListener.call(window, type, listener, { capture, signal: listeners.signal }),
  );
  document.documentElement.dataset['consent'] = 'later';
  document.body.innerHTML = `
    <button id="accept" data-consent-control="accepted"></button>
    <button id="decline" data-consent-control="declined"></button>
    <button id="settings" data-consent-control=""></button>
    <dialog id="${settingsId}"><input type="checkbox" role="switch" /></dialog>`;
  operateConsent();
}

const press = (id: 'accept' | 'decline' | 'settings') => document.getElementById(id)!.click();

/** Another tab of the site writes, or clears everything. */
function otherTab(key: string | null, value: string | null = null) {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:30:00Z'), toFake: ['Date'] });
  localStorage.clear();
});

afterEach(() => {
  listeners.abort();
  vi.unstubAllGlobals();
});

describe('the stored answer', () => {
  test.each([
    ['true', 'accepted'],
    ['false', 'declined'],
    [null, 'unset'],
    ['', 'unset'],
    ['TRUE', 'unset'],
    ['{"maps":true}', 'unset'],
  ])('%j counts as %j', (value, marked) => {
    if (value !== null) localStorage.setItem('cookieConsent', value);
    openPage();
    expect(mark()).toBe(marked);
  });

  test('is no business of a page that has no question', () => {
    delete document.documentElement.dataset['consent'];
    operateConsent();
    expect(mark()).toBeUndefined();
  });
});

describe('an answer', () => {
  test('yes is stored with its time', () => {
    openPage();
    press('accept');
    expect(stored()).toEqual(['true', '2026-11-20T08:30:00.000Z']);
    expect(mark()).toBe('accepted');
  });

  test('no is stored with its time, also after a yes and from the dialog', () => {
    openPage();
    press('accept');
    press('settings');
    expect(dialog().open).toBe(true);
    expect(toggle().checked).toBe(true);
    vi.setSystemTime(new Date('2026-11-21T10:00:00Z'));
    press('decline');
    expect(stored()).toEqual(['false', '2026-11-21T10:00:00.000Z']);
    expect(dialog().open).toBe(false);
    expect(mark()).toBe('declined');
  });

  test('the switch answers and closes, on and off', () => {
    openPage();
    for (const [checked, marked] of [
      [true, 'accepted'],
      [false, 'declined'],
    ] as const) {
      press('settings');
      toggle().checked = checked;
      toggle().dispatchEvent(new Event('change', { bubbles: true }));
      expect(dialog().open).toBe(false);
      expect(mark()).toBe(marked);
    }
  });

  test('settings closed without one store nothing and keep the banner away until the next page', () => {
    openPage();
    press('settings');
    expect(mark()).toBe('later');
    dialog().close();
    expect(stored()).toEqual([null, null]);
    expect(mark()).toBe('later');
    listeners.abort();
    openPage();
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
  }

  test('the banner asks and the answer holds for the visit', () => {
    refuse('getItem', 'setItem', 'removeItem');
    openPage();
    expect(mark()).toBe('unset');
    press('accept');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(mark()).toBe('accepted');
    press('decline');
    expect(mark()).toBe('declined');
  });

  test('a withdrawal that cannot be written at least removes the old yes', () => {
    localStorage.setItem('cookieConsent', 'true');
    localStorage.setItem('cookieConsentDate', '2026-01-01T00:00:00.000Z');
    openPage();
    refuse('setItem');
    press('decline');
    expect(mark()).toBe('declined');
    expect(stored()).toEqual([null, null]);
  });
});

describe('other tabs', () => {
  test('a yes there closes the banner here', () => {
    openPage();
    otherTab('cookieConsent', 'true');
    expect(mark()).toBe('accepted');
  });

  test('a no there takes the map away here, and settings that lie open follow', () => {
    localStorage.setItem('cookieConsent', 'true');
    openPage();
    press('settings');
    otherTab('cookieConsent', 'false');
    expect(mark()).toBe('declined');
    expect(dialog().open).toBe(true);
    expect(toggle().checked).toBe(false);
  });

  test.each(['cookieConsent', null])('removal of %j is asked about again', (key) => {
    localStorage.setItem('cookieConsent', 'true');
    openPage();
    otherTab(key);
    expect(mark()).toBe('unset');
  });

  test('a broken value there counts as none', () => {
    localStorage.setItem('cookieConsent', 'true');
    openPage();
    otherTab('cookieConsent', 'kanskje');
    expect(mark()).toBe('unset');
  });

  test('events that arrive late still end in agreement with what is stored', () => {
    openPage();
    localStorage.setItem('cookieConsent', 'false');
    dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent', newValue: 'true' }));
    expect(mark()).toBe('declined');
  });
});

test('a page that the browser kept frozen reads again when it comes back', () => {
  openPage();
  localStorage.setItem('cookieConsent', 'true');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(mark()).toBe('unset');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(mark()).toBe('accepted');
});
