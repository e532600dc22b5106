// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startConsentController } from './consentController.ts';

/* What consent.spec.ts does not cover in the browser. */

const mark = () => document.documentElement.dataset['consent'];

let listeners: AbortController;

/** Opens a page with what a visitor can press; what it listens to ends with the test. */
function openPage() {
  const { addEventListener } = window;
  listeners = new AbortController();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void, capture = false) =>
    addEventListener.call(window, type, listener, { capture, signal: listeners.signal }),
  );
  document.documentElement.dataset['consent'] = 'later';
  document.body.innerHTML =
    '<button data-consent-control="declined"></button>' +
    '<dialog id="samtykke-innstillinger"><input type="checkbox"></dialog>';
  startConsentController();
}

/** Another tab writes an answer, or takes it away. */
function storeElsewhere(value: string | null) {
  if (value === null) localStorage.clear();
  else localStorage.setItem('cookieConsent', value);
  dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent', newValue: value }));
}

const openSettings = () =>
  document.body
    .appendChild(Object.assign(document.createElement('a'), { href: '#samtykkeinnstillinger' }))
    .click();

beforeEach(() => localStorage.clear());

afterEach(() => {
  listeners.abort();
  vi.unstubAllGlobals();
});

test('another stored value than an answer counts as none', () => {
  localStorage.setItem('cookieConsent', '{"maps":true}');
  openPage();
  expect(mark()).toBe('unset');
});

test('a withdrawal that cannot be written at least removes the old yes', () => {
  localStorage.setItem('cookieConsent', 'true');
  localStorage.setItem('cookieConsentDate', '2026-01-01T00:00:00.000Z');
  openPage();
  const kept = localStorage;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { removeItem: (key: string) => kept.removeItem(key), setItem });
  document.querySelector('button')!.click();
  expect(mark()).toBe('declined');
  expect(kept.length).toBe(0);
});

test.each([
  ['true', 'accepted'],
  ['false', 'declined'],
  [null, 'later'],
])('settings that lie open stay open and show %j from another tab', (value, marked) => {
  localStorage.setItem('cookieConsent', value === 'true' ? 'false' : 'true');
  openPage();
  openSettings();
  storeElsewhere(value);
  expect(mark()).toBe(marked);
  const dialog = document.querySelector('dialog')!;
  expect([dialog.open, dialog.querySelector('input')!.checked]).toEqual([true, value === 'true']);
});

test('a banner that was put away does not come back when nothing new is stored', () => {
  openPage();
  openSettings();
  document.querySelector('dialog')!.close();
  storeElsewhere(null);
  expect(mark()).toBe('later');
});

test('events that arrive late still end in agreement with what is stored', () => {
  openPage();
  localStorage.setItem('cookieConsent', 'false');
  dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent', newValue: 'true' }));
  expect(mark()).toBe('declined');
});
