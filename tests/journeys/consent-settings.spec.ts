import type { Locator, Page } from '@playwright/test';
import { lookAtFocus } from '../support/focus.ts';
import { openForm } from '../support/enquiry.ts';
import { openSettings } from '../support/open.ts';
import { storeAnswer, banner, expectStored, settings } from '../support/consent.ts';
import { press } from '../support/press.ts';
import { findUnpressable } from '../support/pressable.ts';
import { expect, test } from '../support/test.ts';

const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Samtykkeinnstillinger' });

test('the settings open from the banner, close without an answer, and fit a low window', async ({ page }) => {
  await openSettings({ page });
  await expect(banner(page)).toBeHidden();
  // What is necessary is always on, without a control.
  await expect(settings(page).getByText('Alltid aktive')).toBeVisible();
  await expect(settings(page).getByRole('heading', { level: 3 })).toHaveText([
    'Nødvendige informasjonskapsler',
    'Funksjonelle tjenester',
  ]);
  await expect(settings(page).getByRole('switch')).toHaveCount(1);
  await expect(settings(page).getByRole('switch', { name: 'Google Maps' })).not.toBeChecked();
  await expect(settings(page).getByRole('switch')).toHaveAccessibleDescription(
    /Varighet: økten\. Valget lagres med en gang, og vinduet lukkes\.$/,
  );
  await press(settings(page).getByRole('button', { name: 'Lukk samtykkeinnstillingene' }));
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expectStored(page, null);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  // 1280 x 1024 at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
  expect(await findUnpressable(page)).toEqual([]);
});

test('the settings open from the footer, keep the focus and give it back', async ({ page }) => {
  await storeAnswer(page, 'false');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const scrolled = () => page.evaluate(() => scrollY);
  await footerButton(page).scrollIntoViewIfNeeded();
  const before = await scrolled();
  await press(footerButton(page));
  await expect(settings(page)).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('main, header, footer'))).toBeNull();
    expect((await lookAtFocus(page)).problem).toBeUndefined();
  }
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, -600);
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(footerButton(page)).toBeFocused();
  expect(await scrolled()).toBe(before);
});

test(
  'an answer gives the focus back to where it was, beside a notice too',
  { tag: '@landing' },
  async ({ page }) => {
    const form = await openForm(page);
    const answers = banner(page).getByRole('button');
    await form.name.fill('Kåre');
    await form.form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(form.error).toContainText('Samtykke påkrevd');
    await expect(form.email).toBeFocused();
    const scrolled = await page.evaluate(() => scrollY);
    await press(answers.getByText('Avslå'));
    await expect(banner(page)).toBeHidden();
    await expectStored(page, 'false');
    await expect(form.email).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);

    // By keyboard, at the top of a page: on to the content.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/personvern');
    await tabTo(page, answers.getByText('Godta'));
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(page.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

    // The settings that the banner opened.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/#skjema');
    await form.message.click();
    await press(answers.getByText('Innstillinger'));
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await expect(form.message).toBeFocused();

    // The same, where nothing had the focus: the content has it.
    await page.goto('/personvern');
    await press(answers.getByText('Innstillinger'));
    await expect(settings(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await tabTo(page, answers.getByText('Innstillinger'));
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await expect(page.locator(':focus')).toBeVisible();
  },
);

async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not reach it.');
}

test('the settings open from a link, and their switch answers at once', async ({ page }) => {
  await page.goto('/personvern');
  await press(page.getByRole('main').getByRole('link', { name: 'Samtykkeinnstillinger' }));
  await expect(settings(page)).toBeVisible();
  await expect(page).toHaveURL(/\/personvern$/);
  await press(settings(page).getByRole('switch', { name: 'Google Maps' }));
  await expect(settings(page)).toBeHidden();
  await expectStored(page, 'true');

  await press(footerButton(page));
  await expect(settings(page).getByRole('switch', { name: 'Google Maps' })).toBeChecked();
  await settings(page).getByRole('switch', { name: 'Google Maps' }).press('Space');
  await expect(settings(page)).toBeHidden();
  await expectStored(page, 'false');
});

test(
  'the page stays where it is when the map above goes with its consent',
  { tag: '@landing' },
  async ({ page, guard }) => {
    await guard.allowMap();
    await storeAnswer(page, 'true');
    await page.goto('/');
    await footerButton(page).evaluate((button) =>
      button.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await expect(page.locator('iframe')).toHaveCount(1);
    const before = await page.evaluate(() => scrollY);
    await press(footerButton(page));
    await press(settings(page).getByRole('button', { name: 'Avslå alle' }));
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(footerButton(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  },
);
