import { findUnpressable } from '../../support/pressable.ts';
import { expect, test } from '../../support/test.ts';
import { findViolations } from '../../support/axe.ts';
import { addStyles, doubleText, findBrokenWords, findMisfits, textSpacing } from '../../support/fit.ts';
import { openPage } from '../../support/open.ts';
import { states } from '../../support/states.ts';

/* Every state is opened once, and each window tells what axe finds, what can be pressed and what fits. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is done to text beside making its window small. */
const looks = {
  'as it is': {},
  'in wide spacing': { css: textSpacing },
  'alone at 200 %': { css: doubleText },
  "at 200 % by the browser's font size": { fontSize: 32 },
};

/** Windows, and what is tried in each. */
const tries: {
  size: string;
  /** Of whole pages alone where the changed part of a state has the same roles, names and colours. */
  axe?: 'everything' | 'pages';
  press?: true;
  fits?: (keyof typeof looks)[];
}[] = [
  { size: '320x640', axe: 'everything', press: true, fits: ['as it is', 'in wide spacing'] },
  { size: '768x1024', press: true, fits: ['in wide spacing'] },
  { size: '1280x800', axe: 'pages', fits: Object.keys(looks).slice(1) as (keyof typeof looks)[] },
  // A phone at 200 % zoom.
  { size: '206x458', fits: ['as it is'] },
  // 1280 x 1024 at 400 %; and with the room that a scroll bar takes.
  { size: '320x256', fits: ['as it is'] },
  { size: '305x256', fits: ['as it is'] },
  { size: '390x844', press: true },
  { size: '844x390', press: true },
  { size: '1024x768', press: true },
  { size: '1280x600', press: true },
  { size: '1920x1080', press: true },
];

/** For every change of the code; also those of a form, whose page is tried in the others without it. */
const few = tries.slice(0, 4);
const further = tries.slice(4);

const pages = states.filter(({ part }) => part === undefined);
const inFormStates = states.filter(({ part }) => part === '#kontakt');
const inOtherStates = states.filter((state) => !pages.includes(state) && !inFormStates.includes(state));

/** Those of the form have pages of their own: what was typed and sent stays in a page. */
const groups = [
  { group: pages, windows: few, tag: [] },
  { group: pages, windows: further, tag: '@landing' },
  { group: inOtherStates, windows: tries, tag: '@landing' },
  ...inFormStates.map((state) => ({ group: [state], windows: few, tag: '@landing' })),
];

for (const { group, windows, tag } of groups) {
  const names = group.map(({ name }) => name).join(', ');
  const where = windows === further ? ' in further windows' : '';
  test(
    `reads, presses and fits${where}: ${names}`,
    { tag },
    async ({ page, guard, context, browserName }, { config }) => {
      const isWhole = config.metadata['everyWindow'] === true;
      const browser = browserName === 'chromium' ? await context.newCDPSession(page) : undefined;
      const setFontSize = (standard: number) =>
        browser?.send('Page.setFontSizes', { fontSizes: { standard } });
      for (const { name, open, part, upTo = Infinity, isBrief = false } of group) {
        // An address in the same page would not load it.
        await page.goto('/robots.txt');
        await page.setViewportSize({ width: 1280, height: 800 });
        await open({ page, guard });

        const tried = isWhole && part === '#kontakt' ? tries : windows;
        for (const { size, axe, press = false, fits = [] } of tried) {
          const [width = 0, height = 0] = size.split('x').map(Number);
          if (width > upTo) continue;
          await page.setViewportSize({ width, height });
          if (browser && (isWhole ? height >= 600 : axe === 'everything' || (axe && part === undefined)))
            expect
              .soft(await findViolations(page, isWhole ? undefined : part), `${name}: axe, ${size}`)
              .toEqual([]);
          if (isBrief) continue;

          // The header moves for a frame where it hides its upper row. Behind the gallery its animations are
          // paused.
          await page.locator('.header').evaluate(async (header) => {
            if (header.checkVisibility())
              await Promise.allSettled(header.getAnimations().map(({ finished }) => finished));
          });
          if (press) expect.soft(await findUnpressable(page, part), `${name}: pressed, ${size}`).toEqual([]);
          for (const look of browser ? fits : []) {
            const { css = '', fontSize = 16 }: { css?: string; fontSize?: number } = looks[look];
            if (fontSize !== 16) await setFontSize(fontSize);
            if (css) await addStyles(page, css);
            expect.soft(await findMisfits(page, part), `${name}: fits ${look}, ${size}`).toEqual([]);
            if (css) await page.evaluate(() => (document.adoptedStyleSheets = []));
            if (fontSize !== 16) await setFontSize(16);
          }
        }
      }
    },
  );
}

test('on a phone every word fits without hyphenation, and the header in larger text', async ({ page }) => {
  await openPage(page, '/', 'false');
  // A browser without Norwegian hyphenation.
  await addStyles(page, '* { hyphens: manual !important }');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findBrokenWords(page), `${width} px`).toEqual([]);
  }
  const header = page.getByRole('banner');
  await page.setViewportSize({ width: 360, height: 844 });
  await addStyles(page, 'html { font-size: 125% }');
  const firm = await header.getByText('Eksempelbad', { exact: true }).boundingBox();
  expect(firm!.height, 'the name of the firm is in one line').toBeLessThan(40);
  await page.setViewportSize({ width: 390, height: 844 });
  await addStyles(page, doubleText);
  await expect(header.getByRole('button', { name: 'Meny' })).toBeVisible();
  await expect(header.getByRole('link', { name: /^Telefon/ })).toBeVisible();
  expect(await findMisfits(page, '.header')).toEqual([]);
  expect(await findBrokenWords(page, '.contact-phone')).toEqual([]);
});
