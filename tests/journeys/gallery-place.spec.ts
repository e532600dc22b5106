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

for (const [index, [way, come]] of Object.entries(waysIn).entries())
  test(`by ${way}`, { tag: '@both' }, async ({ page, guard }) => {
    // It wraps some lines otherwise than the machine's, and may come after the place is restored.
    await page.route('**/*.woff2', (route) => route.abort());
    guard.allow(/ERR_FAILED/);
    await come(page);
    // Before, the browser follows the link to the picture.
    await page.locator('#prosjekter[data-gallery-listens]').waitFor();
    const link = page.locator('#prosjekter article').last().getByRole('heading').getByRole('link');
    // The first opening adds an entry to the history, which the next ones use again.
    let entries: number | undefined;
    // Each way out after two of the ways in.
    for (const close of [index, index + 1].map((place) => waysOut[place % waysOut.length]!)) {
      await scrollTo(link);
      await press(link);
      await expect(gallery(page).count).toBeVisible();
      const before = await place(page);
      await close(page);
      await expect(link).toBeFocused();
      const after = await place(page);
      expect(after).toMatchObject({ top: before.top, address: before.address, state: null });
      expect(after.entries).toBe((entries ??= after.entries));
      expect(await link.evaluate((element) => element.getBoundingClientRect().bottom)).toBeGreaterThan(0);
    }
    const { top } = await place(page);
    await page.reload();
    await expect.poll(async () => (await place(page)).top).toBe(top);
    await page.goto('/personvern');
    await page.goBack();
    await expect.poll(async () => (await place(page)).top).toBe(top);
  });

test('a gallery that is opened by the way forward, or after a reload, leaves the page there, too', async ({
  page,
}) => {
  await page.goto('/#om-oss');
  const link = page.locator('#prosjekter article').last().getByRole('heading').getByRole('link');
  await press(link);
  await expect(gallery(page).count).toBeVisible();
  const { top } = await place(page);
  for (const comeBack of [() => page.reload(), () => page.goBack().then(() => page.goForward())]) {
    await comeBack();
    await expect(gallery(page).count).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await expect.poll(async () => (await place(page)).top).toBe(top);
    await press(link);
    await expect(gallery(page).count).toBeVisible();
  }
});
