import type { Locator, Page } from '@playwright/test';
import { gallery, waysOut } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/* The page stays where it was when the gallery closes, whichever way the visitor came to the projects. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A link to a section, in the menu where the header has no room for it. */
async function chooseInNavigation(page: Page, label: string) {
  const menu = page.getByRole('button', { name: 'Meny' });
  if (await menu.isVisible()) await press(menu);
  await press(
    page.getByRole('banner').getByRole('link', { name: label, exact: true }).filter({ visible: true }),
  );
}

const waysIn: Record<string, (page: Page) => Promise<unknown>> = {
  'the button of the hero': async (page) => {
    await page.goto('/');
    await press(page.getByRole('link', { name: 'Se Våre Prosjekter' }));
  },
  'the navigation': async (page) => {
    await page.goto('/');
    await chooseInNavigation(page, 'Prosjekter');
  },
  'the footer': async (page) => {
    await page.goto('/');
    const shortcuts = page.getByRole('contentinfo').getByRole('navigation');
    await press(shortcuts.getByRole('link', { name: 'Prosjekter', exact: true }));
  },
  'the address of another section': (page) => page.goto('/#om-oss'),
  'the address of a text': (page) => page.goto('/#:~:text=Interaktivt%20kart'),
  'a reload at a section': async (page) => {
    await page.goto('/#tjenester');
    await page.reload();
  },
  'the privacy page': async (page) => {
    await page.goto('/personvern');
    const shortcuts = page.getByRole('contentinfo').getByRole('navigation');
    await press(shortcuts.getByRole('link', { name: 'Ansatte', exact: true }));
  },
};

/** The place, the focus and the history as a visitor notices them. */
const place = (page: Page) =>
  page.evaluate(() => ({
    top: Math.round(scrollY),
    focus: document.activeElement?.ariaLabel ?? document.activeElement?.textContent,
    address: location.href,
    state: history.state as unknown,
    entries: history.length,
  }));

/** Not to the middle of the window, where the focus alone would bring it back. */
const scrollTo = (link: Locator) =>
  link.evaluate((element) => {
    const top = scrollY + element.getBoundingClientRect().top - innerHeight * 0.75;
    window.scrollTo({ top, behavior: 'instant' });
  });

/**
 * The site's font wraps some lines otherwise than the machine's, and may come after the place is restored.
 * Chromium does not keep the files of a page with routes.
 */
async function blockFonts(page: Page, browserName: string) {
  if (browserName !== 'chromium') {
    await page.route('**/*.woff2', (route) => route.abort());
    return;
  }
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
}

/** The ways in after which a reload and the way back are tried, one for each kind of address. */
const tried = ['the footer', 'the address of a text', 'a reload at a section'];

test(
  'the page stays, whichever way the visitor came',
  { tag: '@both' },
  async ({ page, guard, isMobile, browserName }) => {
    await blockFonts(page, browserName);
    guard.allow(/ERR_(FAILED|BLOCKED)/);
    const link = page.locator('#prosjekter article').last().getByRole('heading').getByRole('link');
    // Every second way here, the others on the other device.
    const ways = Object.entries(waysIn).filter((_, index) => index % 2 === Number(isMobile));
    for (const [index, [way, come]] of ways.entries())
      await test.step(way, async () => {
        // An address in the same page would not load it.
        await page.goto('/robots.txt');
        await come(page);
        // Before, the browser follows the link to the picture.
        await page.locator('#prosjekter[data-gallery-listens]').waitFor();
        // The first opening adds an entry to the history, which the next ones use again.
        let entries: number | undefined;
        // Each way in with one way out, on the phone with another; the first with two.
        const outs = (index === 0 ? [0, 1] : [index]).map((out) => out + (isMobile ? 2 : 0));
        for (const out of outs) {
          await scrollTo(link);
          await press(link);
          await expect(gallery(page).count).toBeVisible();
          const before = await place(page);
          await waysOut[out % waysOut.length]!(page);
          await expect(link).toBeFocused();
          const after = await place(page);
          expect(after).toMatchObject({ top: before.top, address: before.address, state: null });
          expect(after.entries).toBe((entries ??= after.entries));
          expect(await link.evaluate((element) => element.getBoundingClientRect().bottom)).toBeGreaterThan(0);
        }
        if (!tried.includes(way)) return;
        const { top } = await place(page);
        await page.reload();
        await expect.poll(async () => (await place(page)).top).toBe(top);
        await page.goto('/personvern');
        await page.goBack();
        await expect.poll(async () => (await place(page)).top).toBe(top);
      });
  },
);
