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
    await this.#run(visit, expected);
    await expectAll(visit.page, expected, focusBefore);
    visit.check();
  }

  toString = () => this.#name;
}

/** Waits until the page stands still, and returns how far it is scrolled. */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    let place = Number.NaN;
    for (let same = 0; same < 3; same += 1) {
      if (scrollY !== place) [place, same] = [scrollY, 0];
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    return place;
  });

/** Remembers the scroll position at which the visitor leaves the current entry. */
export async function leave({ page }: Visit, expected: Expected) {
  expected.entry.left = { scroll: await scrolled(page), layout: expected.layout };
}

/** Expects the scroll position at which the visitor left the entry. */
export async function expectLeft({ page }: Visit, { entry, layout }: Expected) {
  const { left } = entry;
  if (left?.layout !== layout) return;
  // The page is longer while the consent banner shows.
  const end = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const moved = async () => (await scrolled(page)) - Math.min(left.scroll, await end());
  await expect.poll(async () => Math.abs(await moved())).toBeLessThan(3);
}

/** Does something that must not scroll the page. */
export async function inPlace(visit: Visit, expected: Expected, act: () => Promise<unknown>) {
  await leave(visit, expected);
  await act();
  await expectLeft(visit, expected);
}

/** Expects the heading of a section in view, where an address names one. */
export async function expectHeading(page: Page, address: string) {
  const id = address.split('#')[1];
  if (id) await expect(page.locator(`#${id} :is(h1, h2, h3), h3#${id}`).first()).toBeInViewport();
}

/** Presses a link to an address. */
export const follow =
  (link: string, address: string): Run =>
  async (visit, expected) => {
    await leave(visit, expected);
    await press(visit.page.locator(link).filter({ visible: true }).first());
    expected.goTo(address);
    await expect(visit.page).toHaveURL(address);
    await expectHeading(visit.page, address);
  };
