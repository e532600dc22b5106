import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import type { Page } from '@playwright/test';
import { endOfDay, startOfDay } from '../../src/content/format.ts';
import { Bulletin } from '../../src/site/page/Bulletin.tsx';
import { findViolations } from '../support/axe.ts';
import { countShifts } from '../support/count-shifts.ts';
import { launchOptions } from '../support/full-chromium.ts';
import { expect, test } from '../support/test.ts';

// The browser that visitors have: the one without windows lays a phone's page out twice.
test.use({ launchOptions });

/* The example has no bulletin: inserts one where `Document.astro` and `index.astro` render it. */

const text = 'Vi har ferie til 12. august. Meldinger blir besvart når vi er tilbake.';
const built = (place: 'top' | 'form') => renderToStaticMarkup(createElement(Bulletin, { text, place }));

async function openWithBulletin(page: Page, isShown: boolean, path = '/') {
  const days = `data-bulletin-days="${startOfDay('2026-07-20')} ${endOfDay('2026-08-12')}"`;
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('<html ', `<html ${days} ${isShown ? 'data-bulletin ' : ''}`)
      .replace('<main', `${built('top')}<main`)
      .replace('<div data-enquiry', `${built('form')}<div data-enquiry`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(path);
}

for (const path of ['/', '/personvern'])
  test(`a bulletin stands under the header on its days in Norway, whenever the site was built: ${path}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-08-12T21:59:59Z');
    await openWithBulletin(page, false, path);
    const bulletins = page.getByRole('complementary').getByText(text);
    await expect(bulletins).toHaveCount(path === '/' ? 2 : 1);
    const top = bulletins.first();
    await expect(top).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page)).toEqual([]);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const [header, words, below] = await Promise.all([
        page.locator('.header').boundingBox(),
        top.boundingBox(),
        page.locator('main').boundingBox(),
      ]);
      const end = header!.y + header!.height;
      expect(words!.y, `${width} px: below the header`).toBeGreaterThanOrEqual(end);
      expect(below!.y, `${width} px: above the page`).toBeGreaterThan(words!.y + words!.height);
    }
    for (const time of ['2026-08-12T22:00:00Z', '2026-07-19T21:59:59Z']) {
      await page.clock.setFixedTime(time);
      await page.reload();
      await expect(page.locator('.header')).toBeVisible();
      await expect(bulletins.first()).toBeHidden();
      await expect(bulletins.last()).toBeHidden();
    }
  });

test('a bulletin moves nothing, and stays without scripts', async ({ page, browser }) => {
  const shifts = await countShifts(page);
  await openWithBulletin(page, true);
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBeLessThan(0.002);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await openWithBulletin(plain, true);
  await expect(plain.getByText(text).first()).toBeVisible();
  await plain.close();
});
