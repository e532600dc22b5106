import { enquiry, openForm } from '../support/enquiry.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/* What mail programs, password managers and long texts put into the form. */

test(
  'pasted lines are read without what nobody sees, and the message as it is',
  { tag: '@landing' },
  async ({ page, inbox }) => {
    const { name, email, phone, message, consent, button, hint, success } = await openForm(page);
    await message.fill('\u200b \n\u2060');
    await expect(hint).toContainText('melding');
    // A field begins at the side of its own writing.
    for (const field of [name, message]) {
      await field.fill('שלום');
      await expect(field).toHaveCSS('direction', 'rtl');
      await field.fill('Hei');
      await expect(field).toHaveCSS('direction', 'ltr');
    }
    await expect(hint).not.toContainText('melding');
    const pasted = '\u200e\u200bkare@\u00adeksempel.example\u00a0\ufeff';
    await name.fill('\u2066 Kåre\tØdegård\u2069\u00a0');
    await email.fill(pasted);
    await phone.fill('\u202a00 00 00 00\u202c');
    const words = 'שלום \u200f(123)\n👩‍👩‍👧 bad';
    await message.fill(words);
    await press(consent);
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    const draft = await page.evaluate(() => JSON.parse(sessionStorage.getItem('enquiryDraft')!));
    expect(draft).toMatchObject({
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      message: words,
    });
    await press(button);
    await expect(success).toContainText('Takk for din henvendelse!');
    expect(inbox.messages()).toEqual([
      {
        name: enquiry.name,
        email: enquiry.email,
        phone: enquiry.phone,
        message: words.replace('\n', '\r\n'),
        consent: 'true',
      },
    ]);
  },
);

test(
  'values that are set without an event are read',
  { tag: ['@phone', '@landing'] },
  async ({ page, inbox }) => {
    const { name, email, message, consent, button, hint, success } = await openForm(page);
    const set = (field: typeof name, value: string) =>
      field.evaluate((input: HTMLInputElement, text) => (input.value = text), value);
    // When the focus leaves a field, and where a script sends `change` alone.
    await name.focus();
    await set(name, enquiry.name);
    await page.keyboard.press('Tab');
    await expect(hint).toHaveText(/^Fyll ut e-post og melding/);
    await set(message, enquiry.message);
    await message.dispatchEvent('change');
    await expect(hint).toHaveText(/^Fyll ut e-post, og kryss av/);
    for (const field of [name, email, message]) await field.fill('');
    await press(consent);
    await expect(button).toBeDisabled();
    // A password manager, whose own window the visitor presses.
    await set(name, enquiry.name);
    await set(email, enquiry.email);
    await set(message, enquiry.message);
    await expect(button).toBeEnabled();
    await press(button);
    await expect(success).toContainText('Takk for din henvendelse!');
    expect(inbox.messages()).toHaveLength(1);
  },
);

test(
  'a long run without a space costs no press more than ten times a bare one',
  { tag: '@engine' },
  async ({ page }) => {
    const fields = await openForm(page);
    /** Milliseconds from a key to the frame after it. */
    const cost = async () => {
      const start = Date.now();
      await page.keyboard.press('x');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      return Date.now() - start;
    };
    for (const field of [fields.message, fields.name, fields.email, fields.phone]) {
      await field.fill('Hei');
      const bare = Math.min(await cost(), await cost(), await cost());
      for (const run of [
        'å'.repeat(20_000),
        `data:image/png;base64,${'iVBORw0KGgo'.repeat(2000)}`,
        '🛁'.repeat(4000),
      ]) {
        await field.fill(run);
        // Until one press is quick: the machine has other work.
        const message = `${field}, ${run.slice(0, 12)}`;
        await expect.poll(cost, { message }).toBeLessThan(10 * Math.max(bare, 16));
      }
    }
  },
);
