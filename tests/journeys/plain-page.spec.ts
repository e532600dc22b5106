import type { Page } from '@playwright/test';
import { storeAnswer, banner } from '../support/consent.ts';
import { gallery, project } from '../support/gallery.ts';
import { breakOff } from '../support/pieces.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/* The page as blockers leave it: without any script, or without its script files. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Chooses a section, by the menu where the header has no room for its links, and reads on. */
async function readOn(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: width < 1000 ? 'Mobilmeny' : 'Hovedmeny' });
  if (width < 1000) await press(page.getByRole('link', { name: 'Meny', exact: true }));
  await press(menu.getByRole('link', { name: 'Om Oss' }));
  await expect(page).toHaveURL('/#om-oss');
  await expect(page.locator('#om-oss h2').first()).toBeInViewport();
  if (width < 1000) await expect(menu).toBeHidden();
  const { y: before } = (await page.locator('#tjenester').boundingBox())!;
  await page.mouse.move(width / 2, 400);
  await page.mouse.wheel(0, 300);
  const moved = async () => before - (await page.locator('#tjenester').boundingBox())!.y;
  await expect.poll(moved).toBe(300);
}

/** The header lies over the photograph alone, and every button that shows does something. */
async function expectPlain(page: Page) {
  await expect(page.locator('header')).not.toBeInViewport();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveText(['Send melding']);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads on, by the menu of a phone and in a wide window', async ({ page }) => {
    for (const width of [390, 1280]) {
      await readOn(page, width);
      await expectPlain(page);
    }
  });

  test('the menu closes by its button, and is on every page', { tag: '@phone' }, async ({ page, guard }) => {
    guard.allow(/404/);
    const menu = page.getByRole('navigation', { name: 'Mobilmeny' });
    for (const path of ['/', '/personvern', '/finnes-ikke']) {
      await page.goto(path);
      await press(page.getByRole('link', { name: 'Meny', exact: true }));
      await expect(menu).toBeVisible();
      await press(page.getByRole('link', { name: 'Lukk menyen' }));
      await expect(menu).toBeHidden();
    }
  });
});

test(
  'scripts refused by a header: reads on, by the menu of a tablet and in a wide window',
  { tag: '@landing' },
  async ({ page, guard }) => {
    guard.allow(/Content Security Policy|Policy violation/);
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    for (const width of [700, 1280]) {
      await readOn(page, width);
      await expectPlain(page);
    }
  },
);

test(
  'script files refused: header, question, menu, links and gallery work',
  { tag: ['@phone', '@landing'] },
  async ({ page, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await press(banner(page).getByRole('button', { name: 'Avslå' }));
    await expect(banner(page)).toBeHidden();
    await press(page.getByRole('button', { name: 'Meny' }));
    await press(page.locator('#mobilmeny').getByRole('link', { name: 'Om Oss' }));
    await expect(page.locator('#mobilmeny')).toBeHidden();
    await expect(page.locator('.header')).toHaveAttribute('data-scrolled', '');
    await page.locator('#skjema').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: /bildevisningen/ })).toBeHidden();
    await expect(page.locator('#skjema-mangler, .submit-hint span:visible')).toHaveCount(0);
    await press(project(page, 'Lyst familiebad med eik'));
    await expect(gallery(page).count).toHaveText('Bilde 1 av 8');
  },
);

test(
  'an address with a query: links stay on the page and keep what was typed',
  { tag: '@phone' },
  async ({ page }) => {
    await storeAnswer(page, 'false');
    // As it comes from an advertisement.
    const query = '?utm_source=fb&fbclid=x';
    await page.goto(`/${query}#skjema`);
    await page.locator('#skjema[novalidate]').waitFor();
    const documents: string[] = [];
    page.on('request', (request) => {
      const isPage = ['document', 'other'].includes(request.resourceType());
      if (isPage && new URL(request.url()).pathname === '/') documents.push(request.url());
    });
    await page.getByLabel('Navn *').fill('Kari');
    await press(page.getByLabel(/^Jeg godtar/));
    const toServices = (place: string) =>
      press(page.locator(place).getByRole('link', { name: 'Tjenester', exact: true }));
    await press(page.getByRole('button', { name: 'Meny' }));
    await toServices('#mobilmeny');
    await toServices('footer');
    await page.setViewportSize({ width: 1280, height: 800 });
    await toServices('header nav');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const toForm = page.getByRole('main').getByRole('link', { name: 'Bestill Gratis Befaring' }).first();
    await toForm.hover();
    await press(toForm);
    await expect(page).toHaveURL(`/${query}#kontakt`);
    await expect(page.getByLabel('Navn *')).toHaveValue('Kari');
    await expect(page.getByLabel(/^Jeg godtar/)).toBeChecked();
    expect(documents).toEqual([]);
    // From other pages the same links lead home.
    await page.goto('/personvern?fbclid=x');
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Tjenester', exact: true }));
    await expect(page).toHaveURL('/#tjenester');
  },
);

test('a page that breaks off shows every list that has arrived', { tag: '@landing' }, async ({ page }) => {
  await breakOff(page, '<form');
  await page.goto('/');
  await expect(page.locator('.contact-cards')).toBeVisible();
  await expect(page.locator('.service-grid')).toBeVisible();
});
