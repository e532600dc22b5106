import type { Locator } from '@playwright/test';
import { banner, settings } from '../support/consent.ts';
import { parts } from '../support/enquiry.ts';
import { gallery, pressBeside } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect } from '../support/test.ts';
import { Act, expectHeading, expectLeft, follow, inPlace, leave, type Visit } from './acts.ts';
import type { Expected } from './expected.ts';

/** Where no banner covers it, so that the press itself does not scroll. */
const bringToMiddle = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

const sections = ['hjem', 'om-oss', 'tjenester', 'prosjekter', 'ansatte', 'kontakt'];
const isHome = ({ isHome, isFree }: Readonly<Expected>) => isHome && isFree;

const opened = ['/', '/personvern', '/#om-oss', '/#prosjekter', '/#skjema'].map(
  (address) =>
    new Act(
      `open ${address}`,
      ({ entry }) => entry.address !== address,
      async (visit, expected) => {
        await leave(visit, expected);
        await visit.page.goto(address, { waitUntil: 'commit' });
        expected.goTo(address);
        await expectHeading(visit.page, address);
      },
    ),
);

const chosen = sections.flatMap((id) => {
  const address = `/#${id}`;
  const link = `a[href$="${address}"], a[href="#${id}"]`;
  const within = (part: string) => follow(`${part} :is(${link})`, address);
  return [
    new Act(`choose ${id} in the header`, ({ isFree, hasMenu }) => isFree && !hasMenu, within('header')),
    new Act(`choose ${id} in the footer`, ({ isFree }) => isFree, within('footer nav')),
    new Act(`choose ${id} in the menu`, ({ isMenuOpen }) => isMenuOpen, within('#mobilmeny')),
  ];
});

const hero = ['prosjekter', 'kontakt'].map(
  (id) => new Act(`choose ${id} in the hero`, isHome, follow(`.hero a[href="#${id}"]`, `/#${id}`)),
);

const menuButton = ({ page }: Visit) => page.getByRole('button', { name: 'Meny' });
const menu = [
  new Act(
    'open the menu',
    ({ isFree, hasMenu }) => isFree && hasMenu,
    (visit, expected) =>
      inPlace(visit, expected, async () => {
        await press(menuButton(visit));
        expected.isMenuOpen = true;
      }),
  ),
  ...['Escape', 'its button'].map(
    (way) =>
      new Act(
        `close the menu by ${way}`,
        ({ isMenuOpen }) => isMenuOpen,
        (visit, expected) =>
          inPlace(visit, expected, async () => {
            if (way === 'Escape') await visit.page.keyboard.press('Escape');
            else await press(menuButton(visit));
            expected.isMenuOpen = false;
          }),
      ),
  ),
];

const scrolls = [-3000, -400, 400, 3000].map(
  (by) =>
    new Act(
      `scroll by ${by}`,
      ({ isFree }) => isFree,
      ({ page }) => page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by),
    ),
);

const openings = {
  title: '#prosjekter h3 a >> nth=1',
  'first picture': '#prosjekter a[data-index="0"]:not(h3 a) >> nth=0',
  'third picture': '#prosjekter a[data-index="2"] >> nth=0',
  'last title': '#prosjekter h3 a >> nth=-1',
};
const pictures = Object.entries(openings).map(
  ([name, link]) =>
    new Act(`open the gallery by the ${name}`, isHome, async (visit, expected) => {
      const target = visit.page.locator(link);
      // Before, the browser follows the link to the picture.
      await visit.page.locator('#prosjekter[data-gallery-listens]').waitFor();
      await bringToMiddle(target);
      await leave(visit, expected);
      await press(target);
      expected.goTo(expected.entry.address, true);
      await expect(gallery(visit.page).count).toBeVisible();
    }),
);

const isInGallery = ({ entry }: Readonly<Expected>) => entry.isGallery;
const turns = ['ArrowRight', 'ArrowLeft'].map(
  (key) =>
    new Act(`press ${key} in the gallery`, isInGallery, async ({ page }) => {
      const { count } = gallery(page);
      const before = (await count.textContent()) ?? '';
      await page.keyboard.press(key);
      await expect(count).not.toHaveText(before);
    }),
);

const thumbnail = new Act('choose a thumbnail', isInGallery, async ({ page }) => {
  await press(gallery(page).thumbnail(2));
  await expect(gallery(page).count).toHaveText(/^Bilde 2 /);
});

const closings: Record<string, (visit: Visit) => Promise<unknown>> = {
  'its button': ({ page }) => press(gallery(page).close),
  Escape: ({ page }) => page.keyboard.press('Escape'),
  'a press beside the picture': ({ page }) => pressBeside(page),
};
const closes = Object.entries(closings).map(
  ([way, close]) =>
    new Act(`close the gallery by ${way}`, isInGallery, async (visit, expected) => {
      await close(visit);
      expected.at -= 1;
      await expect(gallery(visit.page).dialog).toBeHidden();
      await expect(visit.page.locator('#prosjekter a[data-gallery]:focus')).toHaveCount(1);
      await expectLeft(visit, expected);
    }),
);

const pathOf = (address: string) => address.split('#', 1)[0];

const steps = [-1, 1].map(
  (step) =>
    new Act(
      step < 0 ? 'Back' : 'Forward',
      ({ at, entries }) => entries[at + step] !== undefined,
      async (visit, expected) => {
        await leave(visit, expected);
        const { isGallery: wasGallery, address: before } = expected.entry;
        await visit.page[step < 0 ? 'goBack' : 'goForward']({ waitUntil: 'commit' });
        expected.at += step;
        expected.isMenuOpen = false;
        // An earlier document is back without the text's emulated size.
        const isOther = pathOf(before) !== pathOf(expected.entry.address);
        if (expected.hasLargerText && isOther) expected.layout += 1;
        if (!wasGallery && !expected.entry.isGallery) expected.changeDocument();
        const { address, left } = expected.entry;
        expected.isBackAnew = left !== undefined && left.layout !== expected.layout;
        await expect(visit.page).toHaveURL(address);
        // Within a page, Chromium goes to the fragment of an entry instead of the place where it was left.
        if (wasGallery || !address.includes('#')) await expectLeft(visit, expected);
        else await expectHeading(visit.page, address).catch(() => expectLeft(visit, expected));
      },
    ),
);

const loads = [
  new Act(
    'reload',
    () => true,
    (visit, expected) =>
      inPlace(visit, expected, async () => {
        await visit.page.reload();
        expected.changeDocument();
      }),
  ),
  new Act(
    'go to another site and back',
    ({ isFree }) => isFree,
    (visit, expected) =>
      inPlace(visit, expected, async () => {
        await visit.page.goto('about:blank');
        expected.entries.splice(expected.at + 1);
        await visit.page.goBack({ waitUntil: 'commit' });
        expected.changeDocument();
        // Chromium has forgotten the text's emulated size.
        if (expected.hasLargerText) expected.layout += 1;
        expected.hasLargerText = false;
        await expect(visit.page).toHaveURL(expected.entry.address);
      }),
  ),
];

const isAsked = ({ consent, isFree }: Readonly<Expected>) => consent === null && isFree;
const answers = (['Avslå', 'Godta'] as const).map(
  (name) =>
    new Act(`answer ${name}`, isAsked, (visit, expected) =>
      inPlace(visit, expected, async () => {
        const button = banner(visit.page).getByRole('button', { name, exact: true });
        // Settings that are closed without an answer close the banner, too, until the next page.
        if (!(await button.isVisible())) return;
        await press(button);
        expected.consent = name === 'Godta' ? 'true' : 'false';
      }),
    ),
);
const changes = ['Avslå alle', 'Godta alle', 'Escape'].map(
  (name) =>
    new Act(
      `open the settings of consent and choose ${name}`,
      ({ isFree }) => isFree,
      async (visit, expected) => {
        const button = visit.page.locator('footer').getByRole('button', { name: 'Samtykkeinnstillinger' });
        await bringToMiddle(button);
        await inPlace(visit, expected, async () => {
          // Where «Godta alle» was just pressed it is the second press of a double click, and ignored.
          await visit.page.waitForTimeout(500);
          await press(button);
          await expect(settings(visit.page)).toBeVisible();
          if (name === 'Escape') return visit.page.keyboard.press('Escape');
          await press(settings(visit.page).getByRole('button', { name }));
          expected.consent = name === 'Godta alle' ? 'true' : 'false';
        });
        await expect(settings(visit.page)).toBeHidden();
        await expect(button).toBeFocused();
      },
    ),
);

/** Waits until the form is hydrated, which it is when it comes near. */
async function bringForm({ page }: Visit) {
  const form = parts(page);
  await form.message.scrollIntoViewIfNeeded();
  await page.locator('#skjema[novalidate]').waitFor();
  return form;
}
const type = new Act('type', isHome, async (visit, expected) => {
  const { message } = await bringForm(visit);
  await press(message);
  await visit.page.keyboard.press('ControlOrMeta+End');
  await visit.page.keyboard.type('Et bad på 5 m². ');
  expected.message += 'Et bad på 5 m². ';
});
const sends = (['arrives', 'fails', 'hangs'] as const).map(
  (answer) =>
    new Act(`send, which ${answer}`, isHome, async (visit, expected) => {
      const { name, email, message, consent, success, error } = await bringForm(visit);
      visit.provider.answer = answer;
      await name.fill('Kåre Ødegård');
      await email.fill('kare@eksempel.example');
      expected.message ||= 'Et bad.';
      await message.fill(expected.message);
      if (!(await consent.isChecked())) await press(consent);
      const button = visit.page.locator('#skjema [type="submit"]');
      await press(button);
      expected.isInterrupted = answer === 'hangs';
      expected.hasSent = true;
      expected.layout += 1;
      if (answer === 'arrives') {
        await expect(success).toContainText('Takk for din henvendelse!');
        expected.message = '';
      } else if (answer === 'fails') await expect(error).toContainText('Noe gikk galt');
      else {
        // The visitor gives up waiting.
        await expect(button).toHaveText('Sender…');
        await visit.page.reload();
      }
    }),
);

const sizes = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
] as const;
const resizes = sizes.map(
  ([width, height]) =>
    new Act(
      `change the window to ${width} x ${height}`,
      (expected) => expected.width !== width,
      async ({ page }, expected) => {
        await page.setViewportSize({ width, height });
        expected.layout += 1;
        expected.width = width;
        if (!expected.hasMenu) expected.isMenuOpen = false;
      },
    ),
);
const largerText = new Act(
  'enlarge the text',
  ({ isFree }) => isFree,
  async ({ page }, expected) => {
    // The browser's own setting, which a reload keeps.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 20 } });
    expected.layout += 1;
    expected.hasLargerText = true;
  },
);

const privacy = new Act(
  'follow the link to the privacy page',
  isHome,
  follow('footer a[href="/personvern"]', '/personvern'),
);

/** Everything that a visitor does on a walk. */
export const allActs = [
  ...[...opened, ...chosen, ...hero, ...menu, ...scrolls, ...pictures, ...turns, thumbnail, ...closes],
  ...[...steps, ...loads, ...answers, ...changes, type, ...sends, ...resizes, largerText, privacy],
];
