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
  await expect(page.locator('#skjema [type="submit"]')).toHaveText('Send melding');
  await expect(page.locator('#skjema [type="submit"]')).toBeEnabled();
  const notice = page.locator('.notice');
  const mail = new URL((await notice.getByRole('link', { name: 'Åpne som e-post' }).getAttribute('href'))!);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('body')).toContain(enquiry.message.replaceAll('\n', '\r\n'));
  await expect(notice.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', /^tel:\+47/);
  await expect(page).toHaveURL(/#skjema$/);
}

test('a failed attempt keeps what was typed, and the next sends it unchanged', async ({
  page,
  inbox,
  context,
}) => {
  const { name, button, hint, error, success, closeNotice } = await openForm(page);
  await fill(page);
  await context.setOffline(true);
  await press(button);
  await expect(error).toHaveText(failureNotice);
  await expect(hint).toBeEmpty();
  await expectOtherWays(page);
  // The ways on are in the notice, until it is closed; input brings the hint back.
  await name.fill('');
  await expect(error).toHaveText(failureNotice);
  await press(closeNotice);
  await expect(page.locator('.notice')).toHaveText('');
  await expect(hint).toHaveText('Fyll ut navn, så kan du sende.');
  await name.fill(enquiry.name);

  await context.setOffline(false);
  const held = Promise.withResolvers<Route>();
  await answerPosts(page, held.resolve);
  await press(button);
  await expect(button).toHaveText('Sender…');
  await expect(error).toBeEmpty();
  await (await held.promise).abort('connectionreset');
  await expect(error).toHaveText(failureNotice);
  await expectOtherWays(page);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await press(button);
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(inbox.messages()).toEqual([sent]);
});

test(
  'a provider that thanks by a redirect to another host has the enquiry',
  { tag: '@landing' },
  async ({ page, guard, baseURL }) => {
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
  },
);

test('reloaded before the answer: it may have arrived', { tag: '@landing' }, async ({ page, inbox }) => {
  const { button, consent, error, hint, success } = await openForm(page);
  await answerPosts(page, provider.isSilent);
  await fillAndSend(page);
  await expect(button).toHaveText('Sender…');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(error).toHaveText(failureNotice);
  await expect(hint).toHaveText('Kryss av for samtykke, så kan du sende.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await press(consent);
  await expectOtherWays(page);
  await press(button);
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(inbox.messages()[0]).toEqual(sent);
  // Nothing is asked once it has ended.
  await page.reload();
  await page.locator('#skjema[novalidate]').waitFor();
  await expect(error).toBeEmpty();
});
