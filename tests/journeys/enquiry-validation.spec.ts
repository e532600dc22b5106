import { banner } from '../support/consent.ts';
import { enquiry, fill, openForm } from '../support/enquiry.ts';
import { lookAtFocus } from '../support/focus.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

test(
  'a field says what it is for and what is wrong, and nothing moves',
  { tag: '@phone' },
  async ({ page }) => {
    const { form, name, email, phone, message, consent } = await openForm(page);
    await expect(form.getByText('Felt merket med * må fylles ut.')).toBeVisible();
    await expect(message).toHaveAccessibleDescription(
      'Hvor stort er badet, hvor gammelt er det, og hva vil du ha gjort?',
    );
    // The browser is told which of its saved details they are.
    await expect(name).toHaveAttribute('autocomplete', 'name');
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    // Their spelling is not checked, which some browsers do on a server.
    for (const field of [name, email, phone]) await expect(field).toHaveAttribute('spellcheck', 'false');
    await expect(message).not.toHaveAttribute('spellcheck');
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
    // Its space is not taken out: that would be somebody else's address.
    await email.fill('kåre ødegård@eksempel.example');
    await expect(email).toHaveAccessibleDescription('Skriv e-postadressen slik: du@eksempel.no');
    await expect(email).toHaveValue('kåre ødegård@eksempel.example');
    await email.fill('Kåre Ødegård <kare@eksempel.example>');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await expect(message).toHaveAttribute('aria-invalid', 'false');
    await expect(consent).not.toBeChecked();
  },
);

test(
  'the button is off while something is missing, and the hint says what',
  { tag: '@phone' },
  async ({ page }) => {
    const { name, consent, button, hint } = await openForm(page);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(
      'Fyll ut navn, e-post og melding, og kryss av for samtykke, så kan du sende.',
    );
    await fill(page);
    await expect(hint).toHaveText('Klar til å sende.');
    await name.fill('   ');
    await expect(button).toBeDisabled();
    await name.fill('Kåre');
    await expect(button).toBeEnabled();
    await press(consent);
    await expect(button).toBeDisabled();
    await expect(hint).toHaveText('Kryss av for samtykke, så kan du sende.');
  },
);

test('at 400 % zoom the field that is wrong is seen above the notice', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  const { form, error } = await openForm(page);
  await expect(banner(page)).toBeVisible();
  await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
  await expect(error).toContainText('Samtykke påkrevd');
  await expect(async () => expect(await lookAtFocus(page)).toEqual({ name: 'name', end: false })).toPass();
  await press(page.getByRole('button', { name: 'Lukk melding' }));
  await expect(banner(page)).toBeVisible();
});

test('a submit without consent is stopped with a notice', { tag: '@phone' }, async ({ page, inbox }) => {
  const { form, name, email, consent, error } = await openForm(page);
  const submit = () => form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
  await fill(page);
  await name.fill(' ');
  await email.fill('kari');
  await submit();
  for (const field of [name, email]) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(error).toBeEmpty();
  await name.fill(enquiry.name);
  await email.fill(enquiry.email);
  await press(consent);
  await submit();
  await expect(error).toHaveText('Samtykke påkrevd Du må godta at opplysningene brukes til kontakt.');
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAttribute('aria-invalid', 'true');
  // Repeated, the notice is in new elements, so that it is announced again.
  const said = (await error.locator('p').first().elementHandle())!;
  await submit();
  await expect.poll(() => said.evaluate(({ isConnected }) => isConnected)).toBe(false);
  expect(inbox.messages()).toEqual([]);
  const notice = page.locator('.notice[data-tone]');
  const { y, height } = (await notice.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await banner(page).boundingBox())!.y);
  // It stays in the window while a dialog is open at the other end of the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
  await expect(notice).toBeInViewport({ ratio: 1 });
  await press(page.getByRole('dialog').getByRole('button', { name: 'Avslå alle' }));
  await expect.poll(async () => (await notice.boundingBox())!.y).toBeGreaterThan(y);
  await page.getByRole('button', { name: 'Lukk melding' }).press('Escape');
  await expect(error).toBeEmpty();
});
