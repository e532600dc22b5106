import type { Page } from '@playwright/test';
import { enquiry, expectKept, fill, fillAndSend, openForm, parts, sent } from '../support/enquiry.ts';
import { press } from '../support/press.ts';
import { expect, formEndpoint, test } from '../support/test.ts';

/* What is in the form when its script arrives: typed, restored or changed by others. */

/** Opens the form as it is built, and says how the page's scripts are let through. */
async function openBuiltForm(page: Page) {
  const scripts = Promise.withResolvers<null>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/#skjema', { waitUntil: 'commit' });
  return { ...parts(page), arrive: () => scripts.resolve(null) };
}

test('what was typed before the script arrived is kept, counted and sent', async ({ page, inbox }) => {
  const { button, hint, success, arrive } = await openBuiltForm(page);
  await fill(page);
  await expect(button).toBeEnabled();
  await expect(hint).toHaveCount(0);
  arrive();
  await expect(hint).toHaveText('Klar til å sende.');
  await expectKept(page);
  await press(button);
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(inbox.messages()).toEqual([sent]);
});

test(
  'sent before any script has come: the browser posts it',
  { tag: '@landing' },
  async ({ page, inbox, guard }) => {
    guard.allow(/Failed to load resource/);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/#skjema');
    await fill(page);
    await press(parts(page).button);
    await page.waitForURL((url) => url.origin === new URL(formEndpoint).origin);
    expect(inbox.messages()).toEqual([sent]);
  },
);

test(
  'without a line as it came near: it works when the line is back, with what was typed',
  { tag: '@landing' },
  async ({ page, context, guard, inbox }) => {
    guard.allow(/Failed to load resource/);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fill(page);
    const { form, message, button, success } = parts(page);
    await message.focus();
    await expect(form).not.toHaveAttribute('novalidate');
    await context.setOffline(false);
    await expect(form).toHaveAttribute('novalidate');
    await expect(message).toBeFocused();
    await expectKept(page);
    await press(button);
    await expect(success).toContainText('Takk for din henvendelse!');
    expect(inbox.messages()).toEqual([sent]);
  },
);

test(
  'a line that comes back untold: the form works when it is used',
  { tag: '@landing' },
  async ({ page, guard }) => {
    guard.allow(/Failed to load resource/);
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await page.route('/', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    );
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/#skjema');
    await failed;
    await page.unroute('/');
    const { form, name } = parts(page);
    await press(name);
    await expect(form).toHaveAttribute('novalidate');
    await expect(name).toBeFocused();
  },
);

test(
  'a script that arrives while the button has the focus keeps it in the form',
  { tag: '@landing' },
  async ({ page }) => {
    const { form, button, arrive } = await openBuiltForm(page);
    await button.focus();
    arrive();
    await expect(button).toBeDisabled();
    await expect(form.getByRole('group', { name: 'Send oss en melding' })).toBeFocused();
  },
);

test('what was typed outlives a reload and a visit elsewhere', async ({ page, inbox }) => {
  const { message, consent, button, success } = await openForm(page);
  await fill(page);
  const visits = {
    reload: () => page.reload(),
    link: () => page.goto('/#skjema'),
    back: () => page.goBack(),
  };
  for (const [way, comeBack] of Object.entries(visits)) {
    if (way !== 'reload') await page.goto('/personvern');
    await comeBack();
    await page.locator('#skjema[novalidate]').waitFor();
    await expect(message).toHaveValue(enquiry.message);
    // The consent is in neither storage, but browsers restore it on the way back.
    await expect(consent).toBeChecked({ checked: way === 'back' });
    if (way === 'link') await press(consent);
  }
  await expectKept(page);
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await stored()).not.toContain('true');
  await press(button);
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(inbox.messages()).toEqual([sent]);
  expect(await stored()).toBe('{}');
});

test(
  'an extension changes the page and fills in the form',
  { tag: '@landing' },
  async ({ page, inbox, guard }) => {
    // React reports the mismatch and renders the form again.
    guard.allow(/React error #418/);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const element of [document.documentElement, document.body, document.querySelector('#skjema')!]) {
          element.setAttribute('data-extension', 'active');
          element.classList.add('extension');
          element.prepend(document.createElement('extension-before'));
          element.append(document.createElement('extension-after'));
        }
        for (const field of document.querySelectorAll('#skjema input, #skjema textarea')) {
          field.setAttribute('data-password-manager', 'ignore');
          field.after(document.createElement('extension-icon'));
        }
        document.querySelector<HTMLInputElement>('#skjema-name')!.value = 'Fylt ut av nettleseren';
      });
    });
    await page.goto('/#skjema');
    const { name, success } = parts(page);
    await page.locator('#skjema[novalidate]').waitFor();
    await expect(name).toHaveValue('Fylt ut av nettleseren');
    await fillAndSend(page);
    await expect(success).toContainText('Takk for din henvendelse!');
    expect(inbox.messages()[0]).toMatchObject({ name: enquiry.name });
  },
);
