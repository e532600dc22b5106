import type { Page } from '@playwright/test';
import { fill } from '../support/enquiry.ts';
import { gallery } from '../support/gallery.ts';
import { index, openHero, turn } from '../support/hero.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';
import { heard, readAll, startReader } from './reader.ts';
import { openForm, openGallery, openPage } from './states.ts';

/* What a screen reader says. A real one words it in its own way; docs/accessibility.md tells what was not heard with one. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Reads a page from beginning to end. */
async function read(page: Page, path: string) {
  await openPage(page, path);
  await startReader(page);
  return readAll(page);
}

const landmark = /^(banner|navigation|main|region|contentinfo|form)(, |$)/;

/** Levels of headings in reading order. */
const levels = (phrases: string[]) =>
  phrases.flatMap((phrase) => /^heading, .*, level (\d)$/.exec(phrase)?.slice(1).map(Number) ?? []);

for (const path of ['/', '/personvern']) {
  test(`${path} has one first heading, skips no level and names everything that acts`, async ({ page }) => {
    const phrases = await read(page, path);
    const order = levels(phrases.slice(phrases.indexOf('main')));
    expect(order[0]).toBe(1);
    expect(levels(phrases).filter((level) => level === 1)).toHaveLength(1);
    for (const [place, level] of order.entries()) {
      expect(level, `heading ${place + 1} of ${order.join(' ')}`).toBeLessThanOrEqual(
        (order[place - 1] ?? 1) + 1,
      );
    }
    expect(
      phrases.filter((phrase) => /^(link|button|image|textbox|checkbox|dialog|region)$/.test(phrase)),
    ).toEqual([]);
    expect(phrases).not.toContain('La dette feltet stå tomt');
    if (path !== '/') return;
    // The question comes first, and then the landmarks in their order.
    expect(phrases[0]).toBe('link, Hopp til innholdet');
    expect(
      phrases.filter((phrase) => landmark.test(phrase)).map((phrase) => phrase.replace(/, not busy$/, '')),
    ).toEqual([
      'region, Vil du se kartet?',
      'banner',
      'navigation, Hovedmeny',
      'main',
      'region, Hele badet. Én fast pris.',
      'region, Et godt bad begynner under flisene',
      'region, Hele badet, eller den delen du trenger',
      'region, Fire bad, fire løsninger',
      'region, Folkene du møter',
      'region, La oss snakke om ditt prosjekt',
      'form, Send oss en melding',
      'contentinfo',
      'navigation, Snarveier',
    ]);
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the rotation of the hero says nothing, and only the picture that shows is read', async ({ page }) => {
    await openHero(page);
    await startReader(page);
    await page.evaluate(() => window.reader.clearSpokenPhraseLog());
    await turn(page);
    await expect(index(page)).toHaveText('2/10');
    expect(await heard(page)).toEqual([]);
    const phrases = await readAll(page);
    const hero = phrases.slice(
      phrases.indexOf('group, Bilder av bad') + 1,
      phrases.indexOf('end of group, Bilder av bad'),
    );
    expect(hero).toEqual([expect.stringMatching(/^image, Mørkt bad i skifer/)]);
  });
});

test('the gallery says its title and «Bilde 2 av 8» when it turns, once and whole', async ({ page }) => {
  await openGallery(page);
  const { dialog, next } = gallery(page);
  await startReader(page, dialog);
  expect(await heard(page)).toContain('dialog, Lyst familiebad med eik, Bilde 1 av 8, modal');
  await press(next);
  await expect.poll(() => heard(page)).toContain('polite: Bilde 2 av 8');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(gallery(page).count).toHaveText('Bilde 8 av 8');
  expect((await heard(page)).filter((phrase) => phrase === 'polite: Bilde 8 av 8')).toHaveLength(1);
});

test('a field says its name, that it is required, and what is wrong with it', async ({ page }) => {
  await openForm(page);
  await startReader(page, page.locator('#kontakt'));
  const field = async (label: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    return (await heard(page)).at(-1);
  };
  expect(await field('E-post *')).toBe('textbox, E-post *, not invalid, required');
  await page.locator('#skjema').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByLabel('Navn *')).toBeFocused();
  expect(await heard(page)).toContain('textbox, Navn *, Skriv navnet ditt., invalid, required');
  expect(await field('E-post *')).toBe('textbox, E-post *, Skriv e-postadressen din., invalid, required');
  // The line by the button tells what is missing as it changes.
  await page.getByLabel('Navn *').fill('Kåre');
  await expect
    .poll(() => heard(page))
    .toContain('polite: Før du kan sende, mangler vi e-post, melding og samtykke.');
});

test('notices are told without moving the focus: an error at once, a receipt when there is a pause', async ({
  page,
  inbox,
}) => {
  await openForm(page);
  await startReader(page, page.locator('#kontakt'));
  await page.locator('#skjema').evaluate((form: HTMLFormElement) => form.requestSubmit());
  // The region is told by its name; its words are what it holds.
  await expect.poll(() => heard(page)).toContain('assertive: Feilmelding');
  await expect(page.getByRole('alert', { name: 'Feilmelding' })).toContainText('Samtykke påkrevd');
  await fill(page);
  await press(page.getByRole('button', { name: 'Send melding' }));
  await expect(page.getByRole('status', { name: 'Bekreftelse' })).toContainText('Takk for din henvendelse!');
  expect(await heard(page)).toContain('polite: Bekreftelse');
  expect(await inbox.messages()).toHaveLength(1);
});

test('the browser puts the same into its accessibility tree', async ({ page }) => {
  await openPage(page, '/', 'false');
  // Its script wakes when the form is near.
  await page.getByRole('form').scrollIntoViewIfNeeded();
  await expect(page.getByRole('form')).toMatchAriaSnapshot(`
    - form "Send oss en melding":
      - heading "Send oss en melding" [level=3]
      - paragraph: Felt merket med * må fylles ut.
      - textbox "Navn *"
      - textbox "E-post *"
      - textbox "Telefon (valgfritt)"
      - textbox "Melding *"
      - checkbox /Jeg godtar at opplysningene brukes/
      - button "Send melding" [disabled]
  `);
});
