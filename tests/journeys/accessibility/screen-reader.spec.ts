import type { Page } from '@playwright/test';
import { settings } from '../../support/consent.ts';
import { answerPosts, failureNotice, fill, parts, provider } from '../../support/enquiry.ts';
import { gallery } from '../../support/gallery.ts';
import { openHero, pictureNumber, shownPicture, waitForNextPicture } from '../../support/hero.ts';
import { press } from '../../support/press.ts';
import { expect, test } from '../../support/test.ts';
import { openFormAfterNo, openGallery, openSettings } from '../../support/open.ts';

/* What a screen reader is given: the accessibility tree, and what live regions announce, in order. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

declare global {
  interface Window {
    /** What live regions have announced since the last look. */
    announced: string[];
  }
}

/**
 * Records what live regions announce, in order: politeness, and the whole text of the changed region, once
 * for each change in it, as Orca does. Not `role="alert"` alone, which Orca does not announce in Firefox.
 */
const listen = (page: Page) =>
  page.evaluate(() => {
    const regions = '[aria-live],[role="status"]';
    window.announced = [];
    const heard = (region: Element) => {
      const copy = region.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return copy.textContent.replaceAll(/\s+/g, ' ').trim();
    };
    const announce = (records: MutationRecord[]) => {
      // Removals are not announced (`aria-relevant`).
      const added = records.filter(
        ({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0,
      );
      const parents = added.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      for (const region of parents.map((parent) => parent?.closest(regions))) {
        const text = region?.checkVisibility() ? heard(region) : '';
        const politeness = region?.getAttribute('aria-live') ?? 'polite';
        if (text && politeness !== 'off') window.announced.push(`${politeness}: ${text}`);
      }
    };
    const observer = new MutationObserver(announce);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });

/** What live regions have announced since the last look. */
const announced = (page: Page) => page.evaluate(() => window.announced.splice(0));

test('the rotation announces nothing, and is one image that takes a new name', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHero(page);
  await listen(page);
  const image = page.locator('#hjem').getByRole('img');
  const nameOfShown = async () => (await shownPicture(page).getAttribute('alt')) ?? '';
  const first = await nameOfShown();
  const element = await image.elementHandle();
  await expect(image).toHaveAccessibleName(first);
  await waitForNextPicture(page);
  await expect(pictureNumber(page)).toHaveText('2/10');
  expect(await announced(page)).toEqual([]);
  await expect(image).toHaveAccessibleName(await nameOfShown());
  expect(await nameOfShown()).not.toBe(first);
  expect(await image.evaluate((now, before) => now === before, element)).toBe(true);
});

test('the gallery takes the focus, and announces what each picture shows', async ({ page }) => {
  await openGallery({ page });
  const { dialog, count, next } = gallery(page);
  await expect(dialog).toBeFocused();
  await expect(dialog).toHaveAccessibleDescription(/^Bilde 1 av 8\. Lyst bad med to servanter .* bak glass$/);
  await listen(page);
  await press(next);
  await expect(count).toHaveText('Bilde 2 av 8');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(count).toHaveText('Bilde 8 av 8');
  const said = await announced(page);
  expect(said[0]).toMatch(/^polite: Bilde 2 av 8\. Badet sett /);
  expect(said.at(-1)).toMatch(/^polite: Bilde 8 av 8\. \p{Lu}/u);
  expect(said.filter((phrase) => phrase.includes('8 av 8'))).toHaveLength(1);
});

test(
  'an answer about the map is announced after the dialog has closed',
  { tag: '@landing' },
  async ({ page, guard }) => {
    await guard.allowMap();
    await openSettings({ page });
    await listen(page);
    await press(page.getByRole('switch', { name: 'Google Maps' }));
    await expect(settings(page)).toBeHidden();
    await expect.poll(() => announced(page)).toEqual(['polite: Valget er lagret. Kartet vises.']);
  },
);

test('sending announces that it waits, its failure and its thanks, whole and last', async ({
  page,
  inbox: _,
  guard,
}) => {
  guard.allow(/ERR_/);
  const { name, button, error, success } = parts(page);
  await openFormAfterNo(page);
  await answerPosts(page, provider.breaksOff);
  await fill(page);
  await listen(page);
  await press(button);
  await expect(error).toContainText('Noe gikk galt');
  expect(await announced(page)).toEqual([
    'polite: Vent litt, meldingen sendes.',
    `assertive: ${failureNotice}`,
  ]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await press(button);
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(await announced(page)).toEqual([
    'polite: Vent litt, meldingen sendes.',
    'polite: Takk for din henvendelse! Vi tar kontakt så snart som mulig.',
  ]);
  await name.fill('K');
  await expect
    .poll(() => announced(page))
    .toEqual(['polite: Fyll ut e-post og melding, og kryss av for samtykke, så kan du sende.']);
});
