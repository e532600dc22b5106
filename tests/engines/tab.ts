import { expect } from '@playwright/test';

/** A visible element: by CSS alone, or by CSS and the name that it says (its label, else its text). */
export type Target = string | readonly [css: string, name: string];

/** Keys that a journey presses, by the names of UI Events (W3C). */
export type Key = 'Enter' | 'Escape' | 'Tab' | ' ' | 'ArrowLeft' | 'ArrowRight';

/** A browser that was started for one engine. */
export interface Engine {
  /** A first tab that shares nothing with the tabs of other tests. */
  open(site: string): Promise<Tab>;
  close(): Promise<void>;
}

/** An element in the page that a hand can reach. */
export interface Handle {
  click(): Promise<void>;
  /** Brings it to the middle of the window, and says where that is. */
  center(): Promise<number>;
  type(text: string): Promise<void>;
}

/** One tab of a browser: the little that the journeys need, so that they are written once for every engine. */
export abstract class Tab {
  readonly #site: string;

  constructor(site: string) {
    this.#site = site;
  }

  /** Runs a function in the page. It sees nothing but its arguments; they and what it returns travel as JSON. */
  abstract evaluate<A extends unknown[], R>(script: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  abstract reload(): Promise<void>;
  abstract back(): Promise<void>;
  abstract press(key: Key): Promise<void>;
  /** Size of the page's own area, in CSS pixels. */
  abstract resize(width: number, height: number): Promise<void>;
  abstract newTab(): Promise<Tab>;
  /** What the page reported as errors or warnings, in all tabs of the test. */
  abstract problems(): Promise<string[]>;
  abstract close(): Promise<void>;
  protected abstract load(url: string): Promise<void>;
  /** What `findShown` finds in the page. */
  protected abstract find(css: string, name: string | null): Promise<Handle | undefined>;

  async goto(path: string): Promise<void> {
    await this.load(this.#site + path);
  }

  /** Clicks like a hand, on the middle of the element, once it can be seen and rests: a hand does not click where it was. */
  async click(target: Target): Promise<void> {
    await this.sees(target);
    const handle = (await this.find(...parts(target)))!;
    let before: number | undefined;
    for (let now = await handle.center(); now !== before; now = await handle.center()) {
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await handle.click();
  }

  /** Puts a text in a field, key by key, in place of what it held. */
  async type(css: string, text: string): Promise<void> {
    await this.sees(css);
    await this.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)!.select(), css);
    await (await this.find(css, null))!.type(text);
  }

  /** Waits until something in the page equals what is expected. */
  async waitFor<A extends unknown[], R>(expected: R, script: (...args: A) => R, ...args: A): Promise<void> {
    await until(expected, () => this.evaluate(script, ...args));
  }

  async sees(target: Target): Promise<void> {
    await until(true, () => this.#shows(target), `shows ${String(target)}`);
  }

  async misses(target: Target): Promise<void> {
    await until(false, () => this.#shows(target), `shows ${String(target)}`);
  }

  /** Waits until the first element has this text, with white space as one sees it. */
  async reads(css: string, text: string): Promise<void> {
    const read = (selector: string) =>
      document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim();
    await until(text, () => this.evaluate(read, css), `text of ${css}`);
  }

  /** Brings the island of a component into view and waits until it listens. */
  async listens(component: string): Promise<void> {
    const listening = (name: string) => {
      const island = document.querySelector(`astro-island[component-export="${name}"]`);
      if (island?.hasAttribute('ssr'))
        island.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return island?.hasAttribute('ssr') === false;
    };
    await until(true, () => this.evaluate(listening, component), `${component} listens`);
  }

  /** Waits until an element has the focus. */
  async focuses(css: string): Promise<void> {
    const focused = (selector: string) =>
      document.activeElement?.matches(selector) || document.activeElement?.outerHTML.slice(0, 200);
    await until(true, () => this.evaluate(focused, css), `focus on ${css}`);
  }

  async #shows(target: Target): Promise<boolean> {
    return (await this.find(...parts(target))) !== undefined;
  }
}

/** Asks until the answer is what is expected. A page that is just being left cannot answer: it is asked again. */
async function until(expected: unknown, ask: () => Promise<unknown>, what?: string): Promise<void> {
  const intervals = [50, 100, 250];
  await expect(async () => expect(await ask(), what).toEqual(expected)).toPass({
    intervals,
    timeout: 15_000,
  });
}

function parts(target: Target): [css: string, name: string | null] {
  return typeof target === 'string' ? [target, null] : [...target];
}

/** Runs in the page: brings an element to the middle of the window at once, and says how far from its top that is. */
export function centerInWindow(element: Element): number {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element.getBoundingClientRect().top;
}

/** Runs in the page: the first element that can be seen. */
export function findShown(css: string, name: string | null): Element | undefined {
  const says = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  return [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (name === null || says(element) === name),
  );
}
