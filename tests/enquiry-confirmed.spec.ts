import {
  answerPosts,
  confirmAnswers,
  expectKept,
  failureNotice,
  fillAndSend,
  openForm,
  provider,
  sent,
} from './support/enquiry.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

/* The form where the provider's answer is read (`PUBLIC_FORM_MODE=confirmed`). */

test.beforeEach(async ({ context, guard }) => {
  guard.allow(/Failed to load resource/);
  await confirmAnswers(context);
});

test('500: every retry and the receipt have the same reference', async ({ page, inbox }) => {
  const { button, consent, error, followUp, tryAgain, success } = await openForm(page);
  await answerPosts(page, provider.fails);
  await fillAndSend(page);
  await expect(error).toContainText(failureNotice);
  await expectKept(page);
  const [reference = ''] = /\p{Lu}+-\w{4}/u.exec((await followUp.textContent())!)!;
  await page.reload();
  await page.locator('#skjema[novalidate]').waitFor();
  await press(consent);
  await press(button);
  await expect(followUp).toContainText(reference);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await press(tryAgain);
  await expect(success).toContainText('Takk for din henvendelse!');
  await expect(followUp).toContainText(`Referansen din er ${reference}`);
  expect(inbox.messages()).toEqual([{ ...sent, reference }]);
  // Another enquiry has another reference.
  await fillAndSend(page);
  await expect(followUp).toContainText(new RegExp(`Referansen din er (?!${reference})`));
});

test('a refused field has the focus and says so until it is changed', async ({ page }) => {
  const json = { ok: false, errors: [{ field: 'email' }] };
  const headers = { 'access-control-allow-origin': '*' };
  await answerPosts(page, (route) => route.fulfill({ status: 422, json, headers }));
  const { email, error, followUp } = await openForm(page);
  await fillAndSend(page);
  await expect(followUp).toContainText('Meldingen ble ikke tatt imot');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Skjematjenesten godtok ikke dette. Se over feltet.');
  await expect(error).toBeEmpty();
  await email.fill('kari@annen.example');
  await expect(email).toHaveAccessibleDescription('');
});
