import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { lookAtFocus } from './accessibility/focus.ts';
import { answer } from './accessibility/states.ts';
import { banner } from './support/consent.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Samtykkeinnstillinger' });
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Samtykkeinnstillinger' });

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('cookieConsent'), localStorage.getItem('cookieConsentDate')]);

async function expectStored(page: Page, consent: 'true' | 'false') {
  const [value, date] = await stored(page);
  expect(value).toBe(consent);
  expect(new Date(date!).toISOString()).toBe(date);
  expect(Math.abs(Date.now() - Date.parse(date!))).toBeLessThan(60_000);
}

/** Covers the page with a link, which is below the banner and the dialog. */
function coverWithLink() {
  const link = Object.assign(document.createElement('a'), { href: '#kontakt' });
  Object.assign(link.style, { position: 'fixed', inset: '0' });
  document.querySelector('main')?.append(link);
}

test.describe('the banner', () => {
  test('asks on every page and stores nothing by itself; refusing is as easy as accepting', async ({
    page,
    guard,
  }) => {
    guard.allow(/404/);
    guard.allow(/finnes-ikke/);
    for (const path of ['/', '/personvern', '/finnes-ikke']) {
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      await expect(banner(page).getByRole('button')).toHaveText(['Innstillinger', 'Avslå', 'Godta']);
      expect(await stored(page)).toEqual([null, null]);
    }
    const looks = await banner(page)
      .getByRole('button', { name: /Avslå|Godta/ })
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
          return { backgroundColor, color, fontSize, fontWeight, height: button.clientHeight };
        }),
      );
    expect(looks[0]).toEqual(looks[1]);
  });

  test('never shows to a visitor who has answered, also before any file with a script has come', async ({
    page,
  }) => {
    await answer(page, 'false');
    await page.route('**/_astro/*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(banner(page)).toBeHidden();
  });

  test('opens the settings and answers before the rest of the page and any script file have come', async ({
    page,
  }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const [body] = (await response.text()).split('<header');
      await route.fulfill({ response, body: body! });
    });
    await page.goto('/');
    await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
    await press(dialog(page).getByRole('button', { name: 'Godta alle' }));
    await expect(banner(page)).toBeHidden();
    await expectStored(page, 'true');
  });

  for (const name of ['Avslå', 'Godta alle'])
    test(
      `a second press on «${name}» meets nothing of what it covered`,
      { tag: '@phone' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/');
        if (name === 'Godta alle') await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
        const button = page.getByRole('button', { name, exact: true });
        const { x, y, width, height } = (await button.boundingBox())!;
        const point = { x: x + width / 2, y: y + height / 2 };
        const tap = async () => {
          await page.touchscreen.tap(point.x, point.y);
          return page.evaluate(() => location.hash);
        };
        await page.evaluate(coverWithLink);
        await tap();
        expect(await tap()).toBe('');
        await expect(button).toBeHidden();
        await pause(600);
        expect(await tap()).toBe('#kontakt');
      },
    );

  test('leaves the page in view at every width', async ({ page }) => {
    const heightOf = async () => (await banner(page).boundingBox())!.height;
    await page.goto('/');
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1280, 800],
      [1920, 1080],
      [844, 390],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await heightOf()) / height, `${width} px`).toBeLessThan(0.25);
    }
    // A phone in landscape, in a demo, whose header has one more row.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-demo', true));
    const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(heading.y + heading.height).toBeLessThan((await banner(page).boundingBox())!.y);
    // 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await heightOf()).toBeLessThan(128);
    for (const button of await banner(page).getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    await banner(page).getByRole('link').focus();
    await expect(banner(page).getByRole('link')).toBeInViewport();
  });
});

test.describe('the settings', () => {
  test('open from the banner, which closes, and close without an answer until the next page', async ({
    page,
  }) => {
    await page.goto('/');
    await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
    await expect(dialog(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    // What is necessary is always on, without a control.
    await expect(dialog(page).getByText('Alltid aktive')).toBeVisible();
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText([
      'Nødvendige informasjonskapsler',
      'Funksjonelle tjenester',
    ]);
    await expect(dialog(page).getByRole('switch')).toHaveCount(1);
    await expect(dialog(page).getByRole('switch', { name: 'Google Maps' })).not.toBeChecked();
    await expect(dialog(page).getByRole('switch')).toHaveAccessibleDescription(
      /Varighet: økten\. Valget lagres med en gang, og vinduet lukkes\.$/,
    );
    for (const key of ['cookieConsent', 'cookieConsentDate', 'enquiryDraft'])
      await expect(dialog(page)).toContainText(new RegExp(`\\b${key}\\b`));
    await press(dialog(page).getByRole('button', { name: 'Lukk samtykkeinnstillingene' }));
    await expect(dialog(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toEqual([null, null]);
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  test('open from the footer at any time, keep focus inside, close on Escape and give focus back', async ({
    page,
  }) => {
    await answer(page, 'false');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // At a fragment, no section is postponed.
    await page.goto('/#kontakt');
    const scrolled = () => page.evaluate(() => scrollY);
    await footerButton(page).scrollIntoViewIfNeeded();
    const before = await scrolled();
    await press(footerButton(page));
    await expect(dialog(page)).toBeVisible();
    const behind = await scrolled();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement!.closest('main, header, footer'))).toBeNull();
      expect((await lookAtFocus(page)).problem).toBeUndefined();
    }
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, -600);
    expect(await scrolled()).toBe(behind);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(footerButton(page)).toBeFocused();
    expect(await scrolled()).toBe(before);
    await press(footerButton(page));
    await expect(dialog(page)).toBeVisible();
  });

  test('open from a link in the privacy statement, and their switch answers at once, on and off', async ({
    page,
  }) => {
    await page.goto('/personvern');
    await press(page.getByRole('main').getByRole('link', { name: 'Samtykkeinnstillinger' }));
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/personvern$/);
    await press(dialog(page).getByRole('switch', { name: 'Google Maps' }));
    await expect(dialog(page)).toBeHidden();
    await expectStored(page, 'true');

    await press(footerButton(page));
    await expect(dialog(page).getByRole('switch', { name: 'Google Maps' })).toBeChecked();
    await dialog(page).getByRole('switch', { name: 'Google Maps' }).press('Space');
    await expect(dialog(page)).toBeHidden();
    await expectStored(page, 'false');
  });

  test('can be reached whole in a low window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/');
    await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
    const parts = [
      dialog(page).getByText('Velg hva nettsiden'),
      dialog(page).getByRole('switch'),
      dialog(page).getByRole('button', { name: 'Godta alle' }),
    ];
    for (const part of parts) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport();
    }
    await press(dialog(page).getByRole('button', { name: 'Godta alle' }));
    await expectStored(page, 'true');
  });
});
