import type { Page, Route } from '@playwright/test';
import { banner, decline } from './support/consent.ts';
import {
  answerPosts,
  confirmAnswers,
  enquiry,
  expectKept,
  failureNotice,
  fill,
  openForm,
  parts,
  repeated,
  sent,
} from './support/enquiry.ts';
import { leavingForPicture } from './support/gallery.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

/*
 * What a visitor sees when something breaks, and that nothing is lost. Other faults are tested with the part
 * that they concern: the gallery's script, the blocked map, double submits and Enter.
 */

// Without smooth scrolling, which these tests are not about.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const failedRequest = /Failed to load resource|net::ERR_|blocked by CORS policy: No/;

/** The ways on after a send that did not succeed; none of them has been taken by itself. */
async function expectWays(page: Page) {
  const ways = page.locator('#skjema');
  await expect(ways.getByRole('button', { name: 'Prøv igjen' })).toBeEnabled();
  await expect(ways.getByRole('button', { name: 'Kopier teksten' })).toBeVisible();
  const mail = new URL((await ways.getByRole('link', { name: 'Åpne som e-post' }).getAttribute('href'))!);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('body')).toContain(enquiry.message.replaceAll('\n', '\r\n'));
  await expect(ways.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', /^tel:\+47/);
  await expect(page).toHaveURL(/#skjema$/);
}

test.describe('the provider', () => {
  test('cannot be reached, before or during sending: the text is kept, every other way is offered, and only an attempt that may have arrived is marked on the next', async ({
    page,
    inbox,
    guard,
    context,
  }) => {
    guard.allow(failedRequest);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { button, error, followUp, tryAgain, success } = await openForm(page);
    await fill(page);
    await context.setOffline(true);
    await press(button);
    await expect(error).toContainText(failureNotice);
    await expect(followUp).toContainText('Nettleseren er uten nett.');
    await expectKept(page);
    await expectWays(page);
    await press(page.getByRole('button', { name: 'Kopier teksten' }));
    await expect(page.getByText('Teksten er kopiert.')).toBeVisible();
    expect(await page.evaluate(() => document.hasFocus())).toBe(true);
    // Where the browser does not copy, the text is shown and selected.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await press(page.getByRole('button', { name: 'Kopier teksten' }));
    const shown = page.getByLabel('Teksten i meldingen');
    await expect(shown).toHaveValue(/^Navn: Kåre/);
    expect(
      await shown.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
        value.slice(selectionStart, selectionEnd),
      ),
    ).toContain(enquiry.message);
    await context.setOffline(false);
    const held = Promise.withResolvers<Route>();
    await answerPosts(page, async (route) => held.resolve(route));
    await press(tryAgain);
    await expect(button).toHaveText('Sender…');
    await expect(followUp).toBeHidden();
    await (await held.promise).abort('connectionreset');
    await expect(error).toContainText(failureNotice);
    await expect(followUp).toContainText('Det er usikkert om meldingen kom frem');
    await expectKept(page);
    await expectWays(page);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(tryAgain);
    await expect(success).toContainText('Takk for din henvendelse!');
    expect(await inbox.messages()).toEqual([repeated]);
  });

  test('has not answered when the page is reloaded: the browser asks first, and the page says what it knows', async ({
    page,
    inbox,
    guard,
  }) => {
    guard.allow(failedRequest);
    const { button, consent, followUp, hint, tryAgain, success } = await openForm(page);
    await inbox.fail('timeout');
    await fill(page);
    await press(button);
    await expect(button).toHaveText('Sender…');
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await reloaded;
    await page.locator('#skjema[novalidate]').waitFor();
    await expect(followUp).toContainText('Siden ble lastet på nytt mens meldingen ble sendt.');
    await expect(success).toContainText('Det er usikkert om meldingen kom frem.');
    await expect(hint).toHaveText('Kryss av for samtykke, så kan du sende.');
    await inbox.fail('off');
    await press(consent);
    await expectKept(page);
    await press(tryAgain);
    await expect(success).toContainText('Takk for din henvendelse!');
    expect((await inbox.messages())[0]).toEqual(repeated);
    // Nothing is asked once it has ended.
    await page.reload();
    await expect(followUp).toBeHidden();
  });
});

test.describe('the provider, where its answer is read,', () => {
  test.beforeEach(async ({ context, guard }) => {
    await confirmAnswers(context);
    guard.allow(failedRequest);
  });

  test('answers 500: unknown; every retry, also after a reload, has the same reference, and so has the receipt of its yes', async ({
    page,
    inbox,
  }) => {
    const { button, consent, error, followUp, tryAgain, success } = await openForm(page);
    await inbox.fail('500');
    await fill(page);
    await press(button);
    await expect(error).toContainText(failureNotice);
    await expect(followUp).toContainText('Det er usikkert om meldingen kom frem');
    await expectKept(page);
    await expectWays(page);
    const [reference = ''] = /\p{Lu}+-\w{4}/u.exec((await followUp.textContent())!)!;
    await page.reload();
    await page.locator('#skjema[novalidate]').waitFor();
    await press(consent);
    await press(button);
    await expect(followUp).toContainText(reference);
    await inbox.fail('off');
    await press(tryAgain);
    await expect(success).toContainText('Takk for din henvendelse!');
    await expect(followUp).toContainText(`Referansen din er ${reference}`);
    expect(await inbox.messages()).toEqual([{ ...sent, reference }]);
    // Another enquiry has another reference.
    await fill(page);
    await press(button);
    await expect(followUp).toContainText(new RegExp(`Referansen din er (?!${reference})`));
  });

  test('refuses a field: it says so until it is changed', async ({ page }) => {
    const json = { ok: false, errors: [{ field: 'email' }] };
    await answerPosts(page, (route) =>
      route.fulfill({ status: 422, json, headers: { 'access-control-allow-origin': '*' } }),
    );
    const { email, button, error, followUp } = await openForm(page);
    await fill(page);
    await press(button);
    await expect(followUp).toContainText('Meldingen ble ikke tatt imot');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Skjematjenesten godtok ikke dette. Se over feltet.');
    await expect(error).toBeEmpty();
    await email.fill('kari@annen.example');
    await expect(email).toHaveAccessibleDescription('');
  });
});

test.describe('what was typed', () => {
  test('is there after a reload and after a visit to the privacy page, but not the consent; sent, it is gone', async ({
    page,
    inbox,
  }) => {
    const { message, consent, button, success } = await openForm(page);
    await fill(page);
    const comeBack = async () => {
      await page.locator('#skjema[novalidate]').waitFor();
      await expect(message).toHaveValue(enquiry.message);
    };
    await page.reload();
    await comeBack();
    await press(page.getByRole('link', { name: 'personvernerklæringen' }).last());
    await expect(page).toHaveURL(/\/personvern$/);
    await page.goto('/#skjema');
    await comeBack();
    await expect(consent).not.toBeChecked();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'true',
    );
    await press(consent);
    await expectKept(page);
    await press(button);
    await expect(success).toContainText('Takk for din henvendelse!');
    expect(await inbox.messages()).toEqual([sent]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goto('/personvern');
    await page.goto('/#skjema');
    await page.locator('#skjema[novalidate]').waitFor();
    await expect(message).toHaveValue('');
  });
});

test.describe('a script', () => {
  test.beforeEach(({ guard }) => guard.allow(/Failed to load resource|net::ERR_|Failed to fetch|page\.css/));

  test('does not come, whichever it is: text, links, form and pictures work, and the banner is answered', async ({
    page,
    inbox,
    guard,
  }) => {
    guard.allow(leavingForPicture);
    // Chromium's own page around a picture has style attributes.
    guard.allow(/style-src/);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await decline(page);
    await expect(page.getByRole('button', { name: 'Pause bildevisningen' })).toBeHidden();
    await page.goto('/#skjema');
    await fill(page);
    await press(parts(page).button);
    await expect.poll(() => inbox.messages()).toEqual([sent]);
    // Without its script the form leaves the page for the provider's own.
    await expect(page).not.toHaveURL(/#skjema/);
    await page.goto('/');
    const link = page.locator('#prosjekter a[href*="/_astro/"]').first();
    const href = (await link.getAttribute('href'))!;
    await press(link);
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });
});

test('storage that is closed is no obstacle: the answer holds for the visit, and the form sends', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allow(/Foreign request: https:\/\/www\.google\.com\/maps/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const { button, success } = await openForm(page);
  await press(banner(page).getByRole('button', { name: 'Godta' }));
  await expect(banner(page)).toBeHidden();
  await fill(page);
  await press(button);
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(await inbox.messages()).toEqual([sent]);
  await press(page.getByRole('contentinfo').getByRole('button', { name: 'Samtykkeinnstillinger' }));
  await expect(page.getByRole('dialog').getByRole('switch')).toBeChecked();
});
