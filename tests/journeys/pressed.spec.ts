import type { Locator, Page } from '@playwright/test';
import { openForm, openGallery, openSettings, showErrors } from '../support/open.ts';
import { lookAt } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/*
 * Nothing moves between press and release: what moves away from under the pointer gets no click. The press
 * takes away the focus that the keyboard has left visible, and sets `:active`. A shaking hand presses, too.
 */

const controls = 'a[href], button:enabled, input:not([type="hidden"]), textarea';

/** Opens the menu, or keeps it open. */
const openMenu = (page: Page) =>
  page.locator('#mobilmeny').evaluate((menu: HTMLElement) => menu.togglePopover(true));

interface Part {
  open: (page: Page) => Promise<unknown>;
  /** Before each press, as an earlier one may have closed it. */
  keep?: (page: Page) => Promise<unknown>;
  controls: string;
}

const home = async (page: Page) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
};

const parts: Record<string, Part> = {
  header: { open: home, controls: '.header' },
  menu: { open: home, keep: openMenu, controls: '.header' },
  banner: { open: home, controls: '.consent-banner' },
  'consent settings': { open: (page) => openSettings({ page }), controls: '.consent-dialog' },
  gallery: { open: (page) => openGallery({ page }), controls: '#galleri' },
  form: { open: openForm, controls: '#kontakt form' },
  'form with errors': { open: (page) => showErrors({ page }), controls: '#kontakt form, .notice' },
};

/** Where the control is while the pointer is held down on it; `undefined` where it cannot be pressed. */
async function hold(page: Page, control: Locator) {
  const look = () =>
    control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  const point = await control.evaluate(lookAt);
  if (point.complaint) return undefined;
  await page.mouse.move(point.x, point.y);
  const before = await look();
  await page.mouse.down();
  // What the press changes begins in the next frame.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  const held = await look();
  const isUnder = await control.evaluate((element, { x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit) || hit?.closest('label') !== null;
  }, point);
  await page.mouse.move(point.x + 4, point.y + 4, { steps: 4 });
  await page.mouse.up();
  const isClicked = await control.evaluate((element) => element.contains(window.clicked?.pop() ?? null));
  return { before, held, isUnder, isClicked };
}

declare global {
  interface Window {
    clicked?: Node[];
  }
}

for (const [width, height] of [
  [844, 390],
  [320, 640],
] as const)
  for (const [name, part] of Object.entries(parts))
    test(`${name} at ${width} x ${height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await part.open(page);
      await page.setViewportSize({ width, height });
      // The effects of the presses are prevented: other tests check them.
      await page.evaluate(() =>
        addEventListener(
          'click',
          (click) => {
            click.preventDefault();
            click.stopImmediatePropagation();
            window.clicked = [click.target as Node];
          },
          true,
        ),
      );
      await part.keep?.(page);
      const selector = part.controls
        .split(', ')
        .map((root) => `${root} :is(${controls})`)
        .join();
      const found = page.locator(selector).filter({ visible: true });
      let pressed = 0;
      for (const control of await found.all())
        for (const before of ['keyboard', 'mouse']) {
          await part.keep?.(page);
          await control.evaluate((element) =>
            element.scrollIntoView({ block: 'center', behavior: 'instant' }),
          );
          // After a key press, `:focus-visible` matches a focus by script, too.
          if (before === 'keyboard') {
            await page.keyboard.press('Shift');
            await found.first().focus();
          }
          const place = await hold(page, control);
          if (!place) continue;
          pressed += 1;
          expect
            .soft(place, `${control} after the ${before}`)
            .toEqual({ ...place, held: place.before, isUnder: true, isClicked: true });
        }
      expect(pressed).toBeGreaterThan(1);
    });

test('a press by a shaking hand presses: no link begins to be dragged', async ({ page, guard }) => {
  guard.allow(/Foreign request/);
  await home(page);
  // Follows none, and counts the presses.
  await page.evaluate(() => {
    const presses: Element[] = [];
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        presses.push((event.target as Element).closest('a')!);
      },
      true,
    );
    Object.assign(window, { presses });
  });
  const unpressed: string[] = [];
  for (const link of await page.locator('a[href]').filter({ visible: true }).all()) {
    let point = await link.evaluate(lookAt);
    // It had to be scrolled to.
    if (point.complaint) point = await link.evaluate(lookAt);
    if (point.complaint) continue;
    await page.mouse.move(point.x, point.y);
    await page.mouse.down();
    await page.mouse.move(point.x + 3, point.y + 2);
    await page.mouse.move(point.x + 5, point.y + 3);
    await page.mouse.up();
    const isPressed = await link.evaluate(
      (element) => (window as unknown as { presses: Element[] }).presses.at(-1) === element,
    );
    if (!isPressed) unpressed.push(await link.evaluate((element) => element.outerHTML.slice(0, 120)));
  }
  expect(unpressed).toEqual([]);
});
