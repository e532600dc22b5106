import type { Locator, Page } from '@playwright/test';
import { openForm, openGallery, openSettings, showErrors } from '../support/open.ts';
import { lookAt } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/*
 * Nothing moves between press and release: what moves away from under the pointer gets no click. The press
 * takes away the focus that the keyboard has left visible, and sets `:active`. A shaking hand presses, too.
 */

const controls = 'a[href], button:enabled, input:not([type="hidden"]), textarea';

interface Part {
  open: (page: Page) => Promise<unknown>;
  /** The menu is opened before each press, as an earlier one may have closed it. */
  inMenu?: boolean;
  controls: string;
}

const home = async (page: Page) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
};

const parts: Record<string, Part> = {
  header: { open: home, controls: '.header' },
  menu: { open: home, inMenu: true, controls: '.header' },
  banner: { open: home, controls: '.consent-banner' },
  'consent settings': { open: (page) => openSettings({ page }), controls: '.consent-dialog' },
  gallery: { open: (page) => openGallery({ page }), controls: '#galleri' },
  form: { open: openForm, controls: '#kontakt form' },
  'form with errors': { open: (page) => showErrors({ page }), controls: '#kontakt form, .notice' },
};

declare global {
  interface Window {
    /** What was pressed, newest last. The presses have no effect: other tests check that. */
    presses: Node[];
  }
}

const keepPresses = (page: Page) =>
  page.evaluate(() => {
    window.presses = [];
    addEventListener(
      'click',
      (click) => {
        click.preventDefault();
        click.stopImmediatePropagation();
        window.presses.push(click.target as Node);
      },
      true,
    );
  });

/** Brings a control into view, and gives the focus to another. Runs in the page. */
function prepare(control: Element, { first, inMenu }: { first: Element | null; inMenu: boolean }) {
  if (inMenu) document.querySelector<HTMLElement>('#mobilmeny')?.togglePopover(true);
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  // After a key press, `:focus-visible` matches a focus by script, too.
  if (first instanceof HTMLElement) first.focus();
}

/** Whether nothing moves while the pointer is held down; `undefined` where a control cannot be pressed. */
async function hold(page: Page, control: Locator) {
  const point = await control.evaluate(lookAt);
  if (point.complaint) return undefined;
  await page.mouse.move(point.x, point.y);
  const before = await control.evaluate(place);
  await page.mouse.down();
  const held = await control.evaluate(async (element, { x, y }) => {
    // What the press changes begins in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x, y);
    return {
      place: [box.x, box.y, box.width, box.height].map(Math.round),
      isUnder: element.contains(hit) || hit?.closest('label') !== null,
    };
  }, point);
  await page.mouse.move(point.x + 4, point.y + 4, { steps: 4 });
  await page.mouse.up();
  const isClicked = await control.evaluate((element) => element.contains(window.presses.pop() ?? null));
  return { before, held: held.place, isUnder: held.isUnder, isClicked };
}

/** Runs in the page. */
function place(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}

for (const [width, height] of [
  [844, 390],
  [320, 640],
] as const)
  for (const [name, { open, inMenu = false, controls: within }] of Object.entries(parts))
    test(`${name} at ${width} x ${height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await open(page);
      await page.setViewportSize({ width, height });
      await keepPresses(page);
      if (inMenu) await page.locator('#mobilmeny').evaluate((menu: HTMLElement) => menu.togglePopover(true));
      const selector = within
        .split(', ')
        .map((root) => `${root} :is(${controls})`)
        .join();
      const found = await page.locator(selector).filter({ visible: true }).all();
      const first = await found[0]!.elementHandle();
      let pressed = 0;
      for (const control of found)
        for (const before of ['keyboard', 'mouse']) {
          const isByKey = before === 'keyboard';
          if (isByKey) await page.keyboard.press('Shift');
          await control.evaluate(prepare, { first: isByKey ? first : null, inMenu });
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
  await keepPresses(page);
  const unpressed: string[] = [];
  for (const link of await page.locator('a[href]').filter({ visible: true }).all()) {
    let point = await link.evaluate(lookAt);
    // It had to be scrolled to.
    if (point.complaint) point = await link.evaluate(lookAt);
    if (point.complaint) continue;
    await page.mouse.move(point.x, point.y);
    await page.mouse.down();
    await page.mouse.move(point.x + 5, point.y + 3, { steps: 2 });
    await page.mouse.up();
    const missed = await link.evaluate((element) =>
      element.contains(window.presses.pop() ?? null) ? '' : element.outerHTML.slice(0, 120),
    );
    if (missed) unpressed.push(missed);
  }
  expect(unpressed).toEqual([]);
});
