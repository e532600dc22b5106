import type { AsyncCommand } from 'fast-check';
import type { Page } from '@playwright/test';
import { press } from '../support/press.ts';
import { expect } from '../support/test.ts';
import type { Expected } from './expected.ts';
import { expectAll, focusedElement } from './holds.ts';

/** The browser of one walk. */
export interface Visit {
  page: Page;
  /** How the form provider answers. */
  provider: { answer: 'arrives' | 'fails' | 'hangs' };
  /** Throws if a page complained, or asked another host without consent. */
  check: () => void;
}

type Run = (visit: Visit, expected: Expected) => Promise<unknown>;

/** Something that a visitor does. Its text is what a failed walk prints. */
export class Act implements AsyncCommand<Expected, Visit> {
  readonly #name: string;
  readonly check: (expected: Readonly<Expected>) => boolean;
  readonly #run: Run;

  /** @param check whether a visitor could do it now */
  constructor(name: string, check: (expected: Readonly<Expected>) => boolean, run: Run) {
    this.#name = name;
    this.check = check;
    this.#run = run;
  }

  async run(expected: Expected, visit: Visit) {
    const focusBefore = await visit.page.evaluate(focusedElement);
    expected.isBackAnew = false;
    await this.#run(visit, expected);
    await expectAll(visit.page, expected, focusBefore);
    visit.check();
  }

  toString = () => this.#name;
}

/** Waits until the page stands still. */
const rests = (page: Page) =>
  page.evaluate(async () => {
    let place = Number.NaN;
    for (let same = 0; same < 3; same += 1) {
      if (scrollY !== place) [place, same] = [scrollY, 0];
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });

/** Remembers what is in the middle of the window when the visitor leaves the current entry. */
export async function leave({ page }: Visit, expected: Expected) {
  await rests(page);
  const { layout } = expected;
  expected.entry.left = { ...(await page.evaluate(nearestHeading, null)), layout };
}

/** Expects the page where the visitor left it. */
export async function expectLeft({ page }: Visit, { entry, layout, isInterrupted }: Expected) {
  const { left } = entry;
  // What the form says of an interrupted send comes with its script, after browsers have restored the place.
  if (left?.layout !== layout || isInterrupted) return;
  // The page is not seen behind the gallery, and is laid out anew only when it is seen.
  if (entry.isGallery) return;
  await rests(page);
  const now = () => page.evaluate(nearestHeading, left.index);
  // Without the banner the page is shorter: its end moves down.
  const { hasBanner, isAtEnd } = await now();
  if (left.hasBanner && !hasBanner && isAtEnd) return;
  const moved = async () => (await now()).top - left.top;
  await expect.poll(async () => Math.abs(await moved())).toBeLessThan(3);
}

/** The heading nearest to the middle of the window, or that of an index. Runs in the page. */
function nearestHeading(known: number | null) {
  const tops = [...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3)')].map(
    (heading) => heading.getBoundingClientRect().top,
  );
  const distances = tops.map((top) => Math.abs(top - innerHeight / 2));
  const index = known ?? distances.indexOf(Math.min(...distances));
  const { dataset, scrollHeight } = document.documentElement;
  return {
    index,
    top: tops[index] ?? Number.NaN,
    hasBanner: dataset['consent'] === 'unset',
    isAtEnd: scrollY + innerHeight > scrollHeight - 2,
  };
}

/** Does something that must not scroll the page. */
export async function inPlace(visit: Visit, expected: Expected, act: () => Promise<unknown>) {
  await leave(visit, expected);
  await act();
  await expectLeft(visit, expected);
}

/**
 * Expects the heading of a section in view, where an address names one. The wait is short: «Back» lets it
 * fail wherever Chromium restores the place instead.
 */
export async function expectHeading(page: Page, address: string) {
  const id = address.split('#')[1];
  const heading = page.locator(`#${id} :is(h1, h2, h3), h3#${id}`).first();
  if (id) await expect(heading).toBeInViewport({ timeout: 5000 });
}

/** Presses a link to an address. */
export const follow =
  (link: string, address: string): Run =>
  async (visit, expected) => {
    const target = visit.page.locator(link).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    await leave(visit, expected);
    await press(target);
    expected.goTo(address);
    await expect(visit.page).toHaveURL(address);
    await expectHeading(visit.page, address);
  };
