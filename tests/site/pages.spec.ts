import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { readBuildRecord } from '../../tools/shared/build-record.ts';
import { findViolations } from '../accessibility/axe.ts';
import { decline } from '../support/consent.ts';
import { press } from '../support/press.ts';
import { scrollThrough } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';
import { formEndpoint } from '../support/inbox.ts';

const { content } = readBuildRecord();
const hasProjects = globSync('projects/*/project.yaml', { cwd: content }).length > 0;
const { map: hasMap = true } = parse(readFileSync(join(content, 'firm.yaml'), 'utf8')) as { map?: boolean };

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const path of ['/', '/personvern', '/finnes-ikke']) {
  test(`${path} wakes whole, within the policy, and axe finds nothing`, async ({ page, guard }) => {
    test.setTimeout(90_000);
    if (path === '/finnes-ikke') guard.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    const policy = (await response!.allHeaders())['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    await scrollThrough(page);
    expect(await findViolations(page)).toEqual([]);
    if (hasMap) await decline(page);
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(page)).toBe(false);
  });
}

test('every picture of the home page comes', async ({ page }) => {
  await page.goto('/');
  for (const folded of await page.locator('#prosjekter summary').all()) await press(folded);
  await scrollThrough(page);
  const missing = () =>
    page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter((image) => !image.complete || image.naturalWidth === 0).map(({ src }) => src),
      );
  await expect.poll(missing).toEqual([]);
});

test('a project opens in the gallery and closes again', { tag: '@both' }, async ({ page }) => {
  test.skip(!hasProjects, 'This firm shows no projects.');
  await page.goto('/');
  await page.locator('#prosjekter').scrollIntoViewIfNeeded();
  await press(page.locator('#prosjekter article').getByRole('img').first());
  const count = page.getByText(/^Bilde \d+ av \d+$/);
  await expect(count).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(count).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sections are there in their order, and the form goes to its provider', async ({ page }) => {
    await page.goto('/');
    const ids = await page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids).toEqual([
      'hjem',
      'om-oss',
      'tjenester',
      ...(hasProjects ? ['prosjekter'] : []),
      'ansatte',
      'kontakt',
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const form = page.locator('#skjema');
    await expect(form).toHaveAttribute('method', 'post');
    expect(await form.evaluate((form: HTMLFormElement) => form.action)).toBe(new URL(formEndpoint).href);
    await expect(form.getByRole('button', { name: 'Send melding' })).toBeVisible();
  });
});
