import type { Locator, Page } from '@playwright/test';
import { gallery } from '../support/gallery.ts';
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

/** How a visitor comes to the page. */
const ways = {
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
} satisfies Record<string, (page: Page) => Promise<unknown>>;

/** How a visitor closes the gallery. */
const exits = {
  'the button': (page) => press(gallery(page).close),
  Escape: (page) => page.keyboard.press('Escape'),
  // In the corner of the stage, where no picture is: it fills one direction only.
  'a press beside the picture': (page) =>
    gallery(page)
      .dialog.locator('.gallery-stage')
      .click({ position: { x: 12, y: 6 } }),
  'the way back': (page) => page.goBack(),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

interface Visit {
  way: keyof typeof ways;
  /** The gallery is opened once for each. */
  exits: (keyof typeof exits)[];
  /** Then the page is reloaded, left, and come back to: once for each kind of address. */
  returns?: true;
}

/** Each way and each exit once or twice. */
const visits: Record<'desktop' | 'phone', Visit[]> = {
  desktop: [
    { way: 'the button of the hero', exits: ['the button', 'Escape'] },
    { way: 'the footer', exits: ['Escape'], returns: true },
    { way: 'the address of a text', exits: ['a press beside the picture'], returns: true },
    { way: 'the privacy page', exits: ['the way back'] },
  ],
  phone: [
    { way: 'the navigation', exits: ['a press beside the picture', 'the way back'] },
    { way: 'the address of another section', exits: ['the way back'] },
    { way: 'a reload at a section', exits: ['the button'], returns: true },
  ],
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

test(
  'the page stays, whichever way the visitor came',
  { tag: ['@both', '@landing'] },
  async ({ page, guard, isMobile, browserName }) => {
    await blockFonts(page, browserName);
    guard.allow(/ERR_(FAILED|BLOCKED)/);
    const link = page.locator('#prosjekter article').last().getByRole('heading').getByRole('link');
    for (const visit of visits[isMobile ? 'phone' : 'desktop'])
      await test.step(visit.way, async () => {
        // An address in the same page would not load it.
        await page.goto('/robots.txt');
        await ways[visit.way](page);
        // Before, the browser follows the link to the picture.
        await page.locator('#prosjekter[data-gallery-listens]').waitFor();
        // The first opening adds an entry to the history, which the next ones use again.
        let entries: number | undefined;
        for (const exit of visit.exits) {
          await scrollTo(link);
          await press(link);
          await expect(gallery(page).count).toBeVisible();
          const before = await place(page);
          await exits[exit](page);
          await expect(link).toBeFocused();
          const after = await place(page);
          expect(after).toMatchObject({ top: before.top, address: before.address, state: null });
          entries ??= after.entries;
          expect(after.entries).toBe(entries);
          expect(await link.evaluate((element) => element.getBoundingClientRect().bottom)).toBeGreaterThan(0);
        }
        if (!visit.returns) return;
        const { top } = await place(page);
        await page.reload();
        await expect.poll(async () => (await place(page)).top).toBe(top);
        await page.goto('/personvern');
        await page.goBack();
        await expect.poll(async () => (await place(page)).top).toBe(top);
      });
  },
);
