import type { Page } from '@playwright/test';
import { fill, openForm } from './support/enquiry.ts';
import { gallery, openProjects, project } from './support/gallery.ts';
import { press } from './support/press.ts';
import { scrollThrough } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

/*
 * Walks through every page and state of the site. The guard fails a test at whose end anything has broken the security
 * policy, Trusted Types included.
 */

/** Opens a page and makes sure that it is served with the policy, without which the walk would prove nothing. */
async function open(page: Page, path: string) {
  const response = await page.goto(path);
  const policy = (await response!.allHeaders())['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
}

for (const path of ['/', '/personvern', '/finnes-ikke'])
  test(`the whole of ${path}, with the banner and after its answer`, async ({ page, guard }) => {
    if (path === '/finnes-ikke') guard.allow(/404/);
    await open(page, path);
    await scrollThrough(page);
    await press(page.getByRole('button', { name: 'Avslå', exact: true }));
    await expect(page.getByRole('button', { name: 'Avslå', exact: true })).toBeHidden();
  });

test('the consent settings and the map, allowed and withdrawn', async ({ page, guard }) => {
  guard.allow(/Foreign request: https:\/\/www\.google\.com\/maps/);
  const dialog = page.getByRole('dialog', { name: 'Samtykkeinnstillinger' });
  await open(page, '/');
  await press(page.getByRole('button', { name: 'Innstillinger', exact: true }));
  await press(dialog.getByRole('button', { name: 'Godta alle' }));
  const frame = page.locator('iframe');
  await scrollThrough(page);
  await frame.scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByText('Kart')).toBeVisible();
  await press(page.locator('#kontakt').getByRole('button', { name: 'Samtykkeinnstillinger' }));
  await press(dialog.getByRole('button', { name: 'Avslå alle' }));
  await expect(frame).toHaveCount(0);
});

test('the menu of small screens', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await press(page.getByRole('button', { name: 'Meny' }));
  await expect(page.locator('#mobilmeny')).toBeVisible();
  await press(page.locator('#mobilmeny').getByRole('link', { name: 'Kontakt' }));
  await expect(page.locator('#mobilmeny')).toBeHidden();
});

test('the hero’s next photograph', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('#hjem').getByText('2/10')).toBeVisible({ timeout: 15_000 });
});

test('the gallery, from picture to picture', async ({ page }) => {
  await open(page, '/');
  await openProjects(page);
  const title = await page.locator('#prosjekter h3').first().textContent();
  await press(project(page, title!.trim()));
  const { dialog, next, thumbnail, close } = gallery(page);
  await expect(dialog).toBeVisible();
  await press(next);
  await press(thumbnail(1));
  await press(close);
  await expect(dialog).toBeHidden();
});

test('the form: what is wrong, what is sent and what fails', async ({ page, inbox, guard }) => {
  guard.allow(/ERR_|Failed to load resource/);
  await open(page, '/');
  const { name, email, button, success, error } = await openForm(page);
  await name.focus();
  await email.focus();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await fill(page);
  await press(button);
  await expect(success).toContainText('Takk');
  expect(await inbox.messages()).toHaveLength(1);
  await inbox.fail('refuse');
  await fill(page);
  await press(button);
  await expect(error).not.toBeEmpty();
});

test('a picture that is opened by itself is not under the rules of a page', async ({ page }) => {
  await open(page, '/');
  const source = await page.locator('#prosjekter img').first().getAttribute('src');
  const response = await page.goto(source!);
  expect((await response!.allHeaders())['content-security-policy']).toContain("frame-ancestors 'none'");
});
