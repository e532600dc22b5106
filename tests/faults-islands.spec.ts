import type { Page } from '@playwright/test';
import { enquiry, expectKept, fill, openForm, parts, sent } from './support/enquiry.ts';
import { gallery, leavingForPicture, openProjects, project } from './support/gallery.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

/*
 * Islands whose own code throws in the visitor's browser, because something that it calls is broken or missing. What the
 * server had rendered in their place stays usable, and so does the rest of the page.
 */

const broken = /Deliberate|is not a constructor/;

test.beforeEach(({ guard }) => guard.allow(broken));

/** Takes away what the form's hint is made with: the next time that something is missing, rendering the form throws. */
const breakHint = () => Reflect.deleteProperty(Intl, 'ListFormat');

/** Makes the gallery's library throw where it measures its room. */
const breakMeasuring = () => {
  window.ResizeObserver = class {
    constructor() {
      throw new Error('Deliberate: no measuring.');
    }
  } as unknown as typeof ResizeObserver;
};

test.describe('the form breaks', () => {
  const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Noe sviktet i skjemaet' });

  test('while somebody writes: the text and the place in it stay, and it goes without the script', async ({
    page,
    inbox,
    guard,
  }) => {
    guard.allow(/page\.css/);
    const { form, message, consent, button } = await openForm(page);
    await fill(page);
    await page.evaluate(breakHint);
    await message.focus();
    await message.fill('');
    await expect(panel(page)).toContainText('Alt du skrev, står fortsatt i skjemaet');
    await expect(form).not.toHaveAttribute('novalidate');
    await expect(message).toBeFocused();
    await page.keyboard.insertText(enquiry.message);
    await expectKept(page);
    await expect(form.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', /^tel:\+47/);
    await expect(form.getByRole('link', { name: 'Skriv e-post' })).toHaveAttribute('href', /^mailto:/);
    // The rest of the page is as it was.
    await press(page.getByRole('button', { name: 'Avslå', exact: true }));
    await expect(page.getByRole('button', { name: 'Avslå', exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Interaktivt kart' })).toBeVisible();
    await expect(consent).toBeChecked();
    await press(button);
    await expect(page).not.toHaveURL(/#skjema$/);
    expect(await inbox.messages()).toEqual([expect.objectContaining(sent)]);
  });

  test('and nothing was kept, as storage is closed: the text is taken from the form itself', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      }),
    );
    const { consent, name, message } = await openForm(page);
    await fill(page);
    await page.evaluate(breakHint);
    await press(consent);
    await expect(panel(page)).toBeVisible();
    await expect(name).toHaveValue(enquiry.name);
    await expect(message).toHaveValue(enquiry.message);
    await expect(consent).not.toBeChecked();
  });

  test('and the form cannot be read either: what was kept is there', async ({ page }) => {
    const { consent, name, message } = await openForm(page);
    await fill(page);
    await page.evaluate(() => {
      let reads = 0;
      const { FormData } = window;
      // The form's own script reads twice, to keep the text and to show what is missing.
      window.FormData = class extends FormData {
        constructor(form?: HTMLFormElement) {
          reads += 1;
          if (reads > 2) throw new Error('Deliberate: unreadable.');
          super(form);
        }
      };
    });
    await page.evaluate(breakHint);
    await press(consent);
    await expect(panel(page)).toBeVisible();
    await expect(name).toHaveValue(enquiry.name);
    await expect(message).toHaveValue(enquiry.message);
  });

  test('before anything was typed, in a browser that lacks something: it is the native form, without a word', async ({
    page,
    inbox,
    guard,
  }) => {
    guard.allow(/page\.css/);
    await page.addInitScript(breakHint);
    const thrown = page.waitForEvent('console', (message) => broken.test(message.text()));
    await page.goto('/#skjema');
    await thrown;
    const { form, button } = parts(page);
    await expect(form).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await fill(page);
    await press(button);
    await expect(page).not.toHaveURL(/#skjema$/);
    expect(await inbox.messages()).toEqual([expect.objectContaining(sent)]);
  });
});

test('the gallery breaks: the picture opens by its link, and the way back leads to the page', async ({
  page,
  guard,
}) => {
  guard.allow(leavingForPicture);
  // Chromium's own page around a picture has style attributes.
  guard.allow(/style-src/);
  await openProjects(page);
  await page.evaluate(breakMeasuring);
  const link = project(page, 'Lyst familiebad med eik');
  const href = (await link.getAttribute('href'))!;
  await press(link);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(gallery(page).dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Lyst familiebad med eik' })).toBeAttached();
  expect(await page.evaluate(() => history.state)).toBeNull();
});
