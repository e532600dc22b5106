import type { Page } from '@playwright/test';
import { banner, decline } from './support/consent.ts';
import { enquiry, expectKept, fill, openForm, parts, sent, stopClock } from './support/enquiry.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

test(
  'an enquiry reaches the inbox as it was written, and the form is emptied',
  { tag: '@both' },
  async ({ page, inbox }) => {
    const { form, name, email, phone, message, consent, button, hint, success, followUp } =
      await openForm(page);
    await fill(page);
    await press(button);
    await expect(success).toContainText('Takk for din henvendelse! Vi tar kontakt så snart som mulig.');
    expect(await inbox.messages()).toEqual([sent]);
    for (const field of [name, email, phone, message]) await expect(field).toHaveValue('');
    await expect(consent).not.toBeChecked();
    await expect(button).toBeDisabled();
    await expect(button).toHaveText('Send melding');
    // The receipt is beside the button until the next input, and replaces the hint.
    await expect(followUp).toBeInViewport({ ratio: 1 });
    await expect(followUp).toHaveText('Meldingen er sendtSkjemaet er tømt.');
    await expect(hint).toBeEmpty();
    const focused = form.getByRole('group', { name: 'Send oss en melding' });
    await expect(focused).toBeFocused();
    await expect(focused).toBeInViewport({ ratio: 1 });
    await press(page.getByRole('button', { name: 'Lukk melding' }));
    await expect(success).not.toContainText('Takk');
    await name.fill('K');
    await expect(followUp).toBeHidden();
    await expect(hint).toHaveText(/^Fyll ut e-post/);
  },
);

test('the button is disabled while anything required is missing, and the line beside it says what', async ({
  page,
}) => {
  const { name, email, message, consent, button, hint } = await openForm(page);
  await expect(button).toBeDisabled();
  await expect(hint).toHaveText(
    'Fyll ut navn, e-post og melding, og kryss av for samtykke, så kan du sende.',
  );
  await expect(button).toHaveAccessibleDescription(
    'Fyll ut navn, e-post og melding, og kryss av for samtykke, så kan du sende.',
  );
  await message.fill(enquiry.message);
  await expect(hint).toHaveText('Fyll ut navn og e-post, og kryss av for samtykke, så kan du sende.');
  await name.fill(enquiry.name);
  await expect(hint).toHaveText('Fyll ut e-post, og kryss av for samtykke, så kan du sende.');
  await press(consent);
  await expect(hint).toHaveText('Fyll ut e-post, så kan du sende.');
  await expect(button).toBeDisabled();
  await email.fill('kare');
  await expect(hint).toHaveText('Skriv e-postadressen slik: du@eksempel.no');
  await expect(button).toBeEnabled();
  await email.fill(enquiry.email);
  await expect(hint).toHaveText('Klar til å sende.');
  for (const field of [name, email, message]) {
    const value = await field.inputValue();
    await field.fill('   ');
    await expect(button).toBeDisabled();
    await field.fill(value);
    await expect(button).toBeEnabled();
  }
  await press(consent);
  await expect(button).toBeDisabled();
});

test(
  'a field that is left empty or wrong says so in Norwegian, and nothing moves; one that was not tried stays quiet',
  { tag: '@both' },
  async ({ page }) => {
    const { name, email, phone, message, consent } = await openForm(page);
    for (const field of [name, email, message]) await expect(field).toHaveAttribute('aria-invalid', 'false');
    // Both are measured in one moment: the page may still be scrolling to the field.
    const place = () =>
      consent.evaluate(
        (box) => box.getBoundingClientRect().y - box.closest('form')!.getBoundingClientRect().y,
      );
    const before = await place();
    await name.focus();
    await email.focus();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(await place()).toBeCloseTo(before);
    await expect(name).toHaveAccessibleDescription('Skriv navnet ditt.');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await email.fill('kare.example');
    await phone.focus();
    await expect(email).toHaveAccessibleDescription('Skriv e-postadressen slik: du@eksempel.no');
    await email.fill(enquiry.email);
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await expect(message).toHaveAttribute('aria-invalid', 'false');
    await expect(consent).not.toBeChecked();
  },
);

test('Enter in a field sends once the form is complete, and not before', async ({ page, inbox }) => {
  const { name, consent, button, success } = await openForm(page);
  await fill(page);
  await press(consent);
  await name.press('Enter');
  await expect(button).toBeDisabled();
  expect(await inbox.messages()).toEqual([]);
  await press(consent);
  await name.press('Enter');
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(await inbox.messages()).toHaveLength(1);
});

test(
  'a submit without consent is stopped with its notice, which stays clear of the consent banner',
  { tag: '@both' },
  async ({ page, inbox }) => {
    const { form, consent, error } = await openForm(page);
    await fill(page);
    await press(consent);
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
    await expect(error).toHaveText('Samtykke påkrevd Du må godta at opplysningene brukes til kontakt.');
    await expect(consent).toBeFocused();
    await expect(consent).toHaveAttribute('aria-invalid', 'true');
    // Repeated, the notice is in new elements, so that it is announced again.
    const said = (await error.locator('p').first().elementHandle())!;
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
    await expect.poll(() => said.evaluate(({ isConnected }) => isConnected)).toBe(false);
    expect(await inbox.messages()).toEqual([]);
    const notice = page.locator('.notice[data-tone]');
    const { y, height } = (await notice.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await banner(page).boundingBox())!.y);
    await decline(page);
    await expect.poll(async () => (await notice.boundingBox())!.y).toBeGreaterThan(y);
    await page.getByRole('button', { name: 'Lukk melding' }).press('Escape');
    await expect(error).toBeEmpty();
  },
);

test('a trap that is filled in asks and loses nothing, and a person who answers is sent; nobody reaches or hears it', async ({
  page,
  inbox,
}) => {
  const { button, followUp, success } = await openForm(page);
  await fill(page);
  const trap = page.locator('[name="kontrollsvar"]');
  await expect(page.getByRole('textbox')).toHaveCount(4);
  for (const [name, value] of Object.entries({ type: 'text', tabindex: '-1', autocomplete: 'off' }))
    await expect(trap).toHaveAttribute(name, value);
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'Kjøp billig'));
  await press(button);
  await expect(followUp).toContainText('Er du et menneske?');
  await expectKept(page);
  expect(await inbox.messages()).toEqual([]);
  await press(page.getByRole('button', { name: 'Ja, send meldingen' }));
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(await inbox.messages()).toEqual([sent]);
});

test('no answer in 15 seconds is a failure; until then the form is sending and cannot be changed', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allow(/ERR_ABORTED/);
  const { name, button, error } = await openForm(page);
  await inbox.fail('timeout');
  await fill(page);
  await stopClock(page);
  await press(button);
  await expect(button).toHaveText('Sender…');
  await expect(button).toBeDisabled();
  await expect(name).toHaveJSProperty('readOnly', true);
  await page.clock.runFor(14_000);
  await expect(button).toHaveText('Sender…');
  await page.clock.runFor(1_000);
  await expect(error).toContainText('Noe gikk galt');
  await expectKept(page);
  await expect(name).toHaveJSProperty('readOnly', false);
  await expect(button).toBeEnabled();
});

test('a storm of clicks and Enter sends once', async ({ page, inbox }) => {
  const { form, button, success } = await openForm(page);
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
  expect(await inbox.messages()).toHaveLength(1);
});

/** Opens the form as it is built, and says how its script is let through. */
async function openBuiltForm(page: Page) {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/EnquiryForm*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/#skjema', { waitUntil: 'commit' });
  return { ...parts(page), arrive };
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
  expect(await inbox.messages()).toEqual([sent]);
});

test('a script that arrives while the button has the focus keeps it in the form', async ({ page }) => {
  const { form, button, arrive } = await openBuiltForm(page);
  await button.focus();
  arrive();
  await expect(button).toBeDisabled();
  await expect(form.getByRole('group', { name: 'Send oss en melding' })).toBeFocused();
});

test('what the browser restores on the way back from another page counts', async ({ page }) => {
  const { consent, button } = await openForm(page);
  await fill(page);
  await page.goto('/personvern');
  await page.goBack();
  await page.locator('#skjema[novalidate]').waitFor();
  await expectKept(page);
  await expect(button).toBeEnabled();
  await press(consent);
  await expect(button).toBeDisabled();
});

test('a notice stays in the window while a dialog is open at the other end of the page', async ({ page }) => {
  const { form } = await openForm(page);
  await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
  const notice = page.locator('.notice[data-tone]');
  await notice.waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('#kontakt[data-far]').waitFor({ state: 'attached' });
  await press(page.getByRole('button', { name: 'Innstillinger', exact: true }));
  await expect(page.locator('html')).toHaveAttribute('data-covered', '');
  await expect(notice).toBeInViewport({ ratio: 1 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('«Book befaring» leads to the form; the browser stops it without consent, and posts it natively', async ({
    page,
    inbox,
    guard,
  }) => {
    // The test redirects the answering page to another port: its own policy refuses its style sheet.
    guard.allow(/page\.css/);
    await page.goto('/#kontakt');
    await press(page.getByRole('link', { name: 'Book befaring' }));
    await expect(page).toHaveURL(/#skjema$/);
    await expect(page.getByRole('heading', { name: 'Send oss en melding' })).toBeInViewport();
    const { consent, button, hint } = parts(page);
    await expect(hint).toHaveCount(0);
    await expect(page.locator('.notice[data-tone], [name="kontrollsvar"]')).toHaveCount(0);
    await fill(page);
    await press(consent);
    await press(button);
    await expect(page).toHaveURL(/#skjema$/);
    expect(await inbox.messages()).toEqual([]);
    await press(consent);
    await press(button);
    await expect(page).not.toHaveURL(/#skjema$/);
    expect(await inbox.messages()).toEqual([sent]);
  });
});
