import type { Tab, Target } from './tab.ts';
import { expect, test } from './test.ts';

const banner = 'section[aria-labelledby="samtykke-tittel"]';
const dialog = 'dialog[aria-labelledby="samtykkeinnstillinger-tittel"]';
const toggle = `${dialog} input[role="switch"]`;
const footerButton: Target = ['footer button', 'Samtykkeinnstillinger'];

const stored = (tab: Tab) =>
  tab.evaluate(() => [localStorage.getItem('cookieConsent'), localStorage.getItem('cookieConsentDate')]);

async function expectStored(tab: Tab, consent: 'true' | 'false') {
  await tab.waitFor(consent, () => localStorage.getItem('cookieConsent'));
  const [, date] = await stored(tab);
  expect(new Date(date!).toISOString()).toBe(date);
  expect(Math.abs(Date.now() - Date.parse(date!))).toBeLessThan(60_000);
}

const checked = (tab: Tab, expected: boolean) =>
  tab.waitFor(expected, (css) => document.querySelector<HTMLInputElement>(css)!.checked, toggle);

for (const [answer, value] of [
  ['Godta', 'true'],
  ['Avslå', 'false'],
] as const)
  test(`the banner asks; ${answer} is stored, and nobody asks again`, async ({ tab }) => {
    await tab.goto('/');
    await tab.sees(banner);
    expect(await stored(tab)).toEqual([null, null]);
    await tab.click([`${banner} button`, answer]);
    await tab.misses(banner);
    await expectStored(tab, value);
    await tab.goto('/personvern');
    await tab.sees('h1');
    await tab.misses(banner);
  });

test('the settings open from banner, footer and statement, and close with or without an answer', async ({
  tab,
}) => {
  await tab.goto('/personvern');
  await tab.listens('ConsentPanel');
  await tab.click([`${banner} button`, 'Innstillinger']);
  await tab.sees(dialog);
  await tab.misses(banner);
  await tab.click([`${dialog} button`, 'Lukk samtykkeinnstillinger']);
  await tab.misses(dialog);
  expect(await stored(tab)).toEqual([null, null]);

  await tab.listens('ConsentButton');
  await tab.click(footerButton);
  await tab.sees(dialog);
  await tab.press('Escape');
  await tab.misses(dialog);
  await tab.focuses('footer button');

  await tab.click('main a[href="#samtykkeinnstillinger"]');
  await tab.click([`${dialog} button`, 'Avslå alle']);
  await tab.misses(dialog);
  await expectStored(tab, 'false');
  await tab.click(footerButton);
  await tab.click([`${dialog} button`, 'Godta alle']);
  await tab.misses(dialog);
  await expectStored(tab, 'true');
});

test('the switch answers at once, on and off, by pointer and by key', async ({ tab }) => {
  await tab.goto('/personvern');
  await tab.listens('ConsentButton');
  await tab.click(footerButton);
  await checked(tab, false);
  await tab.click(toggle);
  await tab.misses(dialog);
  await expectStored(tab, 'true');
  await tab.click(footerButton);
  await tab.sees(dialog);
  await checked(tab, true);
  await tab.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), toggle);
  await tab.press(' ');
  await tab.misses(dialog);
  await expectStored(tab, 'false');
});

const map = 'https://www.google.com/maps?q=Eksempelveien%201%2C%200000%20Eksempelby&output=embed';
const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => src);

test('the map comes when it is allowed and goes when that is withdrawn, also from another tab', async ({
  tab,
  allowed,
}) => {
  // No engine reaches the map service here, and each says so in its own words.
  allowed.push(/google\.com|Failed to load resource|ERR_PROXY/);
  await tab.goto('/#kontakt');
  await tab.listens('MapGate');
  await tab.sees(['#kontakt h3', 'Interaktivt kart']);
  expect(await tab.evaluate(frames)).toEqual([]);
  await tab.click(['#kontakt button', 'Samtykkeinnstillinger']);
  await tab.click([`${dialog} button`, 'Godta alle']);
  await tab.waitFor([map], frames);
  await tab.misses(['#kontakt h3', 'Interaktivt kart']);

  const other = await tab.newTab();
  await other.goto('/personvern');
  await other.listens('ConsentButton');
  await other.misses(banner);
  await other.click(footerButton);
  await other.click([`${dialog} button`, 'Avslå alle']);
  await tab.waitFor([], frames);
  await tab.sees(['#kontakt h3', 'Interaktivt kart']);
});
