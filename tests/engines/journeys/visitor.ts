import { expect } from '@playwright/test';
import { lookAt } from '../../support/press.ts';
import type { Browser, Key } from './browser.ts';

/** A control of the page: the first visible element of a selector whose name begins with a text. */
type Target = [selector: string, name?: string];

/** Milliseconds between looks at the page. */
const intervals = [30, 50, 100, 250];

/** A person before a browser: presses what is seen, at its middle, with the mouse. */
export class Visitor {
  readonly browser: Browser;
  readonly #site: string;

  constructor(browser: Browser, site: string) {
    this.browser = browser;
    this.#site = site;
  }

  /** Loads a path of the site. */
  open = (path: string) => this.browser.open(this.#site + path);
  resize = (width: number, height: number) => this.browser.resize(width, height);
  key = (key: Key) => this.browser.pressKey(key);
  /** These two run in the page: drivers would wait for a load event, which same-document steps lack. */
  back = () => this.look(() => setTimeout(() => history.back()));

  async reload() {
    await this.look(() => {
      document.documentElement.dataset['left'] = '';
      setTimeout(() => location.reload());
    });
    await this.sees(true, () => {
      const isNew = document.documentElement.dataset['left'] === undefined;
      return isNew && document.readyState === 'complete';
    });
  }

  /** Runs a function in the page. */
  async look<Given extends unknown[], Seen>(fn: (...given: Given) => Seen, ...given: Given) {
    return (await this.browser.evaluate(`(${fn})(...${JSON.stringify(given)})`)) as Awaited<Seen>;
  }

  /** Expects what a function finds in the page to become a value. */
  async sees<Given extends unknown[]>(expected: unknown, fn: (...given: Given) => unknown, ...given: Given) {
    const found = async () => this.look(fn, ...given).catch((error: unknown) => String(error));
    await expect.poll(found, { intervals, message: `${fn.name} ${given.join(' ')}` }).toEqual(expected);
  }

  /** Expects an element to be seen, or not. */
  async seesElement(...target: Target) {
    const found = () => this.#find(target).catch(() => null);
    await expect.poll(found, { intervals, message: target.join(' ') }).not.toBeNull();
  }
  async seesNo(...target: Target) {
    // A page that is being left answers nothing, which is no answer.
    const found = () => this.#find(target).catch(String);
    await expect.poll(found, { intervals, message: target.join(' ') }).toBeNull();
  }

  /** Presses a control once it stands still and nothing covers it. */
  async press(...target: Target) {
    let seen = { x: 0, y: 0, complaint: '' };
    const place = async () => {
      const before = seen;
      seen = (await this.#find(target).catch(() => null)) ?? { x: 0, y: 0, complaint: 'it is not there' };
      return before.x === seen.x && before.y === seen.y ? seen.complaint : 'it moves';
    };
    await expect.poll(place, { intervals, message: target.join(' ') }).toBe('');
    await this.browser.pressAt(seen);
  }

  /** Presses a field, and types. */
  async type(field: string, text: string) {
    await this.press(field);
    await this.browser.type(text);
  }

  /** Waits until the page has not scrolled for a while, and returns how far it is. */
  rests = () => this.look(untilStill);

  async #find([selector, name = '']: Target) {
    const found = `(${find})(...${JSON.stringify([selector, name])})`;
    const look = `((target) => target && (${lookAt})(target))(${found})`;
    return (await this.browser.evaluate(look)) as ReturnType<typeof lookAt> | null;
  }
}

/** Runs in the page. */
function find(selector: string, name: string) {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const isMeant = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && nameOf(element).startsWith(name);
  return [...document.querySelectorAll(selector)].find(isMeant) ?? null;
}

/** Runs in the page. */
async function untilStill() {
  let place = Number.NaN;
  for (let same = 0; same < 8; same += 1) {
    if (scrollY !== place) {
      place = scrollY;
      same = 0;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return place;
}
