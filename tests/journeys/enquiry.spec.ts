import type { Route } from '@playwright/test';
import {
  answerPosts,
  confirmAnswers,
  expectKept,
  failureNotice,
  fill,
  fillAndSend,
  openForm,
  parts,
  provider,
  sent,
} from '../support/enquiry.ts';
import { gallery, project } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

test(
  'an enquiry reaches the inbox once, and the form is emptied',
  { tag: '@phone' },
  async ({ page, inbox }) => {
    const { form, name, email, phone, message, consent, button, hint, success, closeNotice } =
      await openForm(page);
    await fillAndSend(page);
    await expect(success).toContainText('Takk for din henvendelse! Vi tar kontakt så snart som mulig.');
    expect(inbox.messages()).toEqual([sent]);
    for (const field of [name, email, phone, message]) await expect(field).toHaveValue('');
    await expect(consent).not.toBeChecked();
    await expect(button).toBeDisabled();
    await expect(button).toHaveText('Send melding');
    await expect(success).toBeInViewport({ ratio: 1 });
    await expect(hint).toBeEmpty();
    const focused = form.getByRole('group', { name: 'Send oss en melding' });
    await expect(focused).toBeFocused();
    await expect(focused).toBeInViewport({ ratio: 1 });
    await press(closeNotice);
    await expect(success).toBeEmpty();
    await expect(focused).toBeFocused();
    await name.fill('K');
    await expect(hint).toHaveText(/^Fyll ut e-post/);
    // A storm of clicks and submits, as Enter makes them, sends once.
    await fill(page);
    await form.evaluate((element) => {
      const storm = element as HTMLFormElement;
      for (let turn = 0; turn < 10; turn++) {
        storm.querySelector<HTMLButtonElement>('[type="submit"]')!.click();
        storm.requestSubmit();
      }
    });
    await expect(success).toContainText('Takk for din henvendelse!');
    await button.click({ clickCount: 3, force: true });
    expect(inbox.messages()).toHaveLength(2);
  },
);

test(
  'an outcome that comes while the gallery is open lies above it',
  { tag: '@phone' },
  async ({ page, guard }) => {
    guard.allow(/ERR_/);
    const { button, error, closeNotice } = await openForm(page);
    const held = Promise.withResolvers<Route>();
    await answerPosts(page, held.resolve);
    await fillAndSend(page);
    await expect(button).toHaveText('Sender…');
    await press(project(page, 'Lyst familiebad med eik'));
    const { count, dialog } = gallery(page);
    await expect(count).toHaveText('Bilde 1 av 8');
    await (await held.promise).abort('connectionreset');
    await expect(error).toHaveText(failureNotice);
    await expect(page.locator('.notice')).toBeInViewport({ ratio: 1 });
    // The page behind cannot be reached.
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await press(closeNotice);
    await expect(page.locator('.notice')).toHaveText('');
    await expect(count).toHaveText('Bilde 1 av 8');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test('no answer in 15 seconds, of which the page has seen all, is a failure', async ({ page, guard }) => {
  guard.allow(/ERR_ABORTED/);
  const { name, button, error } = await openForm(page);
  await answerPosts(page, provider.isSilent);
  await fill(page);
  await page.clock.install();
  // Minutes ahead, as the clock cannot be paused at a time that has passed.
  await page.clock.pauseAt(Date.now() + 300_000);
  await press(button);
  await expect(button).toHaveText('Sender…');
  await expect(button).toBeDisabled();
  await expect(name).toHaveJSProperty('readOnly', true);
  // A phone that was locked.
  await page.clock.fastForward(60_000);
  await page.clock.runFor(13_000);
  await expect(button).toHaveText('Sender…');
  await page.clock.runFor(1_000);
  await expect(error).toContainText('Noe gikk galt');
  await expectKept(page);
  await expect(name).toHaveJSProperty('readOnly', false);
  await expect(button).toHaveText('Send melding');
  await expect(button).toBeFocused();
});

test.describe('where the answer of the provider is read (mode `confirmed`)', () => {
  test.beforeEach(async ({ context, guard }) => {
    guard.allow(/Failed to load resource/);
    await confirmAnswers(context);
  });

  test('500: what was typed outlives a reload, and a retry sends it and nothing else', async ({
    page,
    inbox,
  }) => {
    const { button, consent, error, success, closeNotice } = await openForm(page);
    await answerPosts(page, provider.fails);
    await fillAndSend(page);
    await expect(error).toContainText(failureNotice);
    await expectKept(page);
    await page.reload();
    await page.locator('#skjema[novalidate]').waitFor();
    await expect(error).toContainText(failureNotice);
    await press(closeNotice);
    await press(consent);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(button);
    await expect(success).toContainText('Takk for din henvendelse!');
    expect(inbox.messages()).toEqual([sent]);
  });

  test('422: a refused field has the focus, and says so until it is changed', async ({ page }) => {
    const { email, message, button, error } = await openForm(page);
    let field = 'email';
    const headers = { 'access-control-allow-origin': '*' };
    await answerPosts(page, (route) =>
      route.fulfill({ status: 422, json: { ok: false, errors: [{ field }] }, headers }),
    );
    await fillAndSend(page);
    await expect(error).toHaveText(
      'Meldingen ble ikke tatt imot Rett det som er markert i skjemaet, og send på nytt.',
    );
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Skjematjenesten godtok ikke dette. Se over feltet.');
    await email.fill('kari@annen.example');
    await expect(email).toHaveAccessibleDescription('');
    // The message comes into view with its label, which is above its hint.
    field = 'message';
    await press(button);
    await expect(message).toBeFocused();
    const header = (await page.getByRole('banner').boundingBox())!;
    const label = (await page.getByText('Melding *', { exact: true }).boundingBox())!;
    expect(label.y).toBeGreaterThanOrEqual(header.y + header.height);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser validates the form, and posts it natively', async ({ page, inbox, guard }) => {
    // The test redirects the answering page to another port: its own policy refuses its style sheet.
    guard.allow(/page\.css/);
    await page.goto('/#kontakt');
    await press(page.getByRole('link', { name: 'Book befaring' }));
    await expect(page).toHaveURL(/#skjema$/);
    await expect(page.getByRole('heading', { name: 'Send oss en melding' })).toBeInViewport();
    const { consent, button, hint } = parts(page);
    await expect(hint).toHaveCount(0);
    await expect(page.locator('.notice[data-tone]')).toHaveCount(0);
    await fill(page);
    await press(consent);
    await press(button);
    await expect(page).toHaveURL(/#skjema$/);
    expect(inbox.messages()).toEqual([]);
    await press(consent);
    await press(button);
    await expect(page).not.toHaveURL(/#skjema$/);
    expect(inbox.messages()).toEqual([sent]);
  });
});
