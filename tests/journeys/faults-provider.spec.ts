import type { Page, Route } from '@playwright/test';
import {
  answerPosts,
  enquiry,
  expectKept,
  failureNotice,
  fill,
  fillAndSend,
  openForm,
  parts,
  provider,
  sent,
} from '../support/enquiry.ts';
import { press } from '../support/press.ts';
import { startProvider } from '../support/start-provider.ts';
import { expect, formEndpoint, test } from '../support/test.ts';
import { startWatchedServer } from '../engines/journeys/watched-server.ts';

/* A form provider that does not take an enquiry: nothing is lost, and there are other ways to the firm. */

test.beforeEach(({ guard }) => guard.allow(/Failed to load resource|net::ERR_/));

/** Everything that was typed, and the ways on, none of which has been taken by itself. */
async function expectOtherWays(page: Page) {
  await expectKept(page);
  const panel = page.locator('#skjema');
  await expect(panel.locator('[type="submit"]')).toHaveText('Send på nytt');
  await expect(panel.locator('[type="submit"]')).toBeEnabled();
  const mail = new URL((await panel.getByRole('link', { name: 'Åpne som e-post' }).getAttribute('href'))!);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('body')).toContain(enquiry.message.replaceAll('\n', '\r\n'));
  await expect(panel.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', /^tel:\+47/);
  await expect(page).toHaveURL(/#skjema$/);
}

test('a failed attempt keeps what was typed, and the next sends it unchanged', async ({
  page,
  inbox,
  context,
}) => {
  const { name, button, hint, error, followUp, tryAgain, success } = await openForm(page);
  await fill(page);
  await context.setOffline(true);
  await press(button);
  await expect(error).toContainText(failureNotice);
  await expect(followUp).toContainText('Det er usikkert om meldingen kom frem');
  await expect(hint).toBeEmpty();
  await expectOtherWays(page);
  // Closing the notice leaves what stands under the form; input brings the hint back.
  await press(page.getByRole('button', { name: 'Lukk melding' }));
  await expect(error).toBeEmpty();
  await name.fill('');
  await expect(followUp).toContainText('Det er usikkert om meldingen kom frem');
  await expect(hint).toHaveText('Fyll ut navn, så kan du sende.');
  await name.fill(enquiry.name);

  await context.setOffline(false);
  const held = Promise.withResolvers<Route>();
  await answerPosts(page, held.resolve);
  await press(tryAgain);
  await expect(button).toHaveText('Sender…');
  await expect(followUp).toBeHidden();
  await (await held.promise).abort('connectionreset');
  await expect(error).toContainText(failureNotice);
  await expect(followUp).toContainText('Det er usikkert om meldingen kom frem');
  await expectOtherWays(page);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await press(tryAgain);
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(inbox.messages()).toEqual([sent]);
});

test('a provider that thanks by a redirect to another host has the enquiry', async ({
  page,
  guard,
  baseURL,
}) => {
  const thanks = await startProvider(() => new Response('Takk'));
  const redirect = { status: 303, headers: { location: thanks.url } };
  const redirecting = await startProvider(() => new Response(null, redirect));
  // A real page: Chromium lets none that a test has answered ask this machine.
  const site = await startWatchedServer(baseURL!, { [formEndpoint]: redirecting.url });
  guard.allow(/Foreign request: http:\/\/localhost/);
  await page.goto(`${site.url}/#skjema`);
  await page.locator('#skjema[novalidate]').waitFor();
  const { success, error } = parts(page);
  await fillAndSend(page);
  await expect(success).toContainText('Takk for din henvendelse!');
  await expect(error).toBeEmpty();
  expect(redirecting.posts()).toBe(1);
  expect(thanks.posts()).toBe(1);
  await Promise.all([site.close(), thanks.close(), redirecting.close()]);
});

test('reloaded before the answer: it may have arrived', async ({ page, inbox }) => {
  const { button, consent, followUp, hint, tryAgain, success } = await openForm(page);
  await answerPosts(page, provider.isSilent);
  await fillAndSend(page);
  await expect(button).toHaveText('Sender…');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(followUp).toContainText('Siden ble lastet på nytt eller forlatt mens meldingen ble sendt.');
  await expect(success).toContainText('Det er usikkert om meldingen kom frem.');
  await expect(hint).toHaveText('Kryss av for samtykke, så kan du sende.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await press(consent);
  await expectKept(page);
  await press(tryAgain);
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(inbox.messages()[0]).toEqual(sent);
  // Nothing is asked once it has ended.
  await page.reload();
  await expect(followUp).toBeHidden();
});
