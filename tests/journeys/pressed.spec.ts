import type { ElementHandle, Page } from '@playwright/test';
import { openFormAfterNo, openGallery, openSettings, showErrors } from '../support/open.ts';
import { lookAt } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/*
 * Nothing moves between press and release: what moves away from under the pointer gets no click. The press
 * takes away the focus that the keyboard has left visible, and sets `:active`. A shaking hand presses, too.
 */

const controls = 'a[href], button:enabled, input:not([type="hidden"]), textarea';

/** A phone in landscape, and a narrow one. */
const sizes = ['844x390', '320x640'];

interface Part {
  open: (page: Page) => Promise<unknown>;
  /** Those in which it is another; its own controls and looks are the same in both. */
  at: string[];
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
  'header and banner': { open: home, at: sizes, controls: '.header, .consent-banner' },
  menu: { open: home, at: sizes, inMenu: true, controls: '#mobilmeny' },
  'consent settings': {
    open: (page) => openSettings({ page }),
    at: ['320x640'],
    controls: '.consent-dialog',
  },
  gallery: { open: (page) => openGallery({ page }), at: ['844x390'], controls: '#galleri' },
  form: { open: openFormAfterNo, at: ['320x640'], controls: '#kontakt form' },
  'form with errors': {
    open: (page) => showErrors({ page }),
    at: ['320x640'],
    controls: '#kontakt form, .notice',
  },
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

test('no control moves away from a pointer that is pressed', { tag: '@landing' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, { open, at, inMenu = false, controls: within }] of Object.entries(parts))
    for (const size of at)
      await test.step(`${name} at ${size}`, async () => {
        const [width = 0, height = 0] = size.split('x').map(Number);
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
        for (const control of found) {
          await page.keyboard.press('Shift');
          await control.evaluate(prepare, { first: found[0]!, inMenu });
          const result = await press(page, control);
          if (!result) continue;
          pressed += 1;
          const { before } = result;
          expect
            .soft(result, `${control} of ${name}, ${size}`)
            .toEqual({ before, held: before, isUnder: true, isClicked: true });
        }
        expect(pressed).toBeGreaterThan(1);
      });
});

test('no link begins to be dragged by a hand that shakes', { tag: '@landing' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await home(page);
  const draggable = await page.locator('a, button').evaluateAll((all) => {
    const within = (node: Node): Node[] => [node, ...[...node.childNodes].flatMap(within)];
    const drag = () => new DragEvent('dragstart', { bubbles: true, cancelable: true });
    return all
      .flatMap(within)
      .filter((node) => node.dispatchEvent(drag()))
      .map((node) => node.textContent);
  });
  expect(draggable).toEqual([]);
  await watchPresses(page);
  // One link of each look.
  const looks = new Set<string>();
  for (const link of await shown(page, 'a[href]')) {
    const look = await link.evaluate((a) => `${a.className} ${a.querySelector('img, svg')?.localName}`);
    if (looks.has(look)) continue;
    await link.evaluate(prepare, { first: null, inMenu: false });
    const result = await press(page, link);
    if (!result) continue;
    looks.add(look);
    expect.soft(result.isClicked, String(link)).toBe(true);
  }
  expect(looks.size).toBeGreaterThan(8);
});
