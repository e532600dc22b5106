import type { ElementHandle, Page } from '@playwright/test';
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

/** In this order: the answer that the later ones give stays. */
const parts: Record<string, Part> = {
  'header and banner': { open: home, controls: '.header, .consent-banner' },
  menu: { open: home, inMenu: true, controls: '.header' },
  'consent settings': { open: (page) => openSettings({ page }), controls: '.consent-dialog' },
  gallery: { open: (page) => openGallery({ page }), controls: '#galleri' },
  form: { open: openForm, controls: '#kontakt form' },
  'form with errors': { open: (page) => showErrors({ page }), controls: '#kontakt form, .notice' },
};

declare global {
  interface Window {
    control: Element;
    /** Where the page was scrolled to when it was last prepared. */
    scrolled?: number;
    /** Where it is, in whole pixels. */
    place: () => number[];
    /** Its place when it was pressed. */
    before: number[];
    /** What was clicked since. The clicks have no effect: other tests check that. */
    clicked: Node | undefined;
  }
}

const watchPresses = (page: Page) =>
  page.evaluate(() => {
    window.place = () => {
      const { x, y, width, height } = window.control.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    };
    addEventListener('mousedown', () => (window.before = window.place()), true);
    addEventListener(
      'click',
      (click) => {
        click.preventDefault();
        click.stopImmediatePropagation();
        window.clicked = click.target as Node;
      },
      true,
    );
  });

/** Brings a control into view, and gives the focus to another. Runs in the page. */
async function prepare(control: Element, { first, inMenu }: { first: Element | null; inMenu: boolean }) {
  if (inMenu) document.querySelector<HTMLElement>('#mobilmeny')?.togglePopover(true);
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  // After a key press, `:focus-visible` matches a focus by script, too.
  if (first instanceof HTMLElement) first.focus();
  // The header follows a scroll and a focus in it two frames later, and ends its movement.
  const header = [control, first].find((element) => element?.closest('.header'))?.closest('.header');
  if (header || scrollY !== window.scrolled)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.allSettled(header?.getAnimations().map(({ finished }) => finished) ?? []);
  window.scrolled = scrollY;
  window.control = control;
  window.clicked = undefined;
}

const shown = async (page: Page, selector: string) =>
  (await page.locator(selector).filter({ visible: true }).elementHandles()) as ElementHandle<Element>[];

/** Presses with a hand that shakes; `undefined` where the control cannot be pressed. */
async function press(page: Page, control: ElementHandle<Element>) {
  const { x, y, complaint } = await control.evaluate(lookAt);
  if (complaint) return undefined;
  await page.mouse.move(x, y);
  await page.mouse.down();
  const held = await page.evaluate(
    async ([x, y]) => {
      // What the press changes begins in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const hit = document.elementFromPoint(x, y);
      const isUnder = window.control.contains(hit) || hit?.closest('label') !== null;
      return { before: window.before, held: window.place(), isUnder };
    },
    [x, y] as const,
  );
  await page.mouse.move(x + 4, y + 4, { steps: 2 });
  await page.mouse.up();
  const isClicked = await page.evaluate(() => window.control.contains(window.clicked ?? null));
  return { ...held, isClicked };
}

for (const [width, height] of [
  [844, 390],
  [320, 640],
] as const)
  test(`nothing moves at ${width} x ${height}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, { open, inMenu = false, controls: within }] of Object.entries(parts))
      await test.step(name, async () => {
        await page.goto('/robots.txt');
        await page.setViewportSize({ width, height });
        await open(page);
        await watchPresses(page);
        if (inMenu)
          await page.locator('#mobilmeny').evaluate((menu: HTMLElement) => menu.togglePopover(true));
        const selector = within
          .split(', ')
          .map((root) => `${root} :is(${controls})`)
          .join();
        const found = await shown(page, selector);
        let pressed = 0;
        for (const control of found)
          for (const isByKey of [true, false]) {
            if (isByKey) await page.keyboard.press('Shift');
            await control.evaluate(prepare, { first: isByKey ? found[0]! : null, inMenu });
            const result = await press(page, control);
            if (!result) continue;
            pressed += 1;
            const { before } = result;
            expect
              .soft(result, `${control} after the ${isByKey ? 'keyboard' : 'mouse'}`)
              .toEqual({ before, held: before, isUnder: true, isClicked: true });
          }
        expect(pressed).toBeGreaterThan(1);
      });
  });

test('no link begins to be dragged by a hand that shakes', async ({ page }) => {
  await home(page);
  await watchPresses(page);
  let pressed = 0;
  for (const link of await shown(page, 'a[href]')) {
    await link.evaluate(prepare, { first: null, inMenu: false });
    const result = await press(page, link);
    if (!result) continue;
    pressed += 1;
    expect.soft(result.isClicked, String(link)).toBe(true);
  }
  expect(pressed).toBeGreaterThan(50);
});
