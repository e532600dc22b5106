import { Key as WebDriverKey, type WebDriver, type WebElement } from 'selenium-webdriver';
import { centerInWindow, findShown, Tab, type Engine, type Handle, type Key } from './tab.ts';
import { startSession, type WebKitPrograms } from './webkit-session.ts';

/** What this driver has no keys for and drops: line breaks, and what UTF-16 needs two units for. It is put in as an input method would. */
const BEYOND_KEYS = /(\n|[\u{10000}-\u{10FFFF}]+)/u;

const keys: Record<Key, string> = {
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  Tab: WebDriverKey.TAB,
  ' ': ' ',
  ArrowLeft: WebDriverKey.ARROW_LEFT,
  ArrowRight: WebDriverKey.ARROW_RIGHT,
};

/** Starts WebKitGTK. Its driver has one session at a time, and one lasts for all tests. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const { session, close } = await startSession(programs);
  const window = await session.getWindowHandle();
  return { open: (site) => new WebKitTab(site, session, window).fresh(), close };
}

/** Where a page keeps what it complained about: this driver has no log. */
declare global {
  interface Window {
    complaints?: string[];
  }
}

class WebKitTab extends Tab {
  readonly #site: string;
  readonly #driver: WebDriver;
  readonly #window: string;
  readonly #problems: string[];

  constructor(site: string, driver: WebDriver, window: string, problems: string[] = []) {
    super(site);
    this.#site = site;
    this.#driver = driver;
    this.#window = window;
    this.#problems = problems;
  }

  /** The driver speaks to one tab at a time. */
  async #here(): Promise<WebDriver> {
    await this.#driver.switchTo().window(this.#window);
    return this.#driver;
  }

  /** Forgets what an earlier test stored. */
  async fresh(): Promise<this> {
    await (await this.#here()).get(`${this.#site}/robots.txt`);
    await this.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.resize(1280, 800);
    return this;
  }

  override async evaluate<A extends unknown[], R>(
    script: (...args: A) => R,
    ...args: A
  ): Promise<Awaited<R>> {
    return (await (await this.#here()).executeScript(script, ...args)) as Awaited<R>;
  }

  protected override async find(css: string, name: string | null): Promise<Handle | undefined> {
    const element = await this.evaluate(findShown, css, name);
    if (!element) return undefined;
    const handle = element as unknown as WebElement;
    return {
      click: () => handle.click(),
      center: () => this.#driver.executeScript<number>(centerInWindow, handle),
      type: async (text) => {
        for (const part of text.split(BEYOND_KEYS)) await this.#typePart(handle, part);
      },
    };
  }

  async #typePart(field: WebElement, part: string) {
    const insert = (text: string) => document.execCommand('insertText', false, text);
    if (part === '\n') await field.sendKeys(WebDriverKey.ENTER);
    else if (BEYOND_KEYS.test(part)) await this.#driver.executeScript(insert, part);
    else if (part) await field.sendKeys(part);
  }

  protected override async load(url: string) {
    await this.#collect();
    await this.#driver.get(url);
    await this.#listen();
  }

  override async reload() {
    await this.#collect();
    await this.#driver.navigate().refresh();
    await this.#listen();
  }

  override async back() {
    await this.#collect();
    await this.evaluate(() => history.back());
  }

  override async press(key: Key) {
    await (await this.#here()).actions().sendKeys(keys[key]).perform();
  }

  override async resize(width: number, height: number) {
    const window = (await this.#here()).manage().window();
    const toolbar = (await window.getRect()).height - (await this.evaluate(() => innerHeight));
    await window.setRect({ width, height: height + toolbar });
    await this.waitFor([width, height], () => [innerWidth, innerHeight]);
  }

  /** A window, in truth: a tab of MiniBrowser stays hidden, and a hidden page rests. */
  override async newTab() {
    await (await this.#here()).switchTo().newWindow('window');
    return new WebKitTab(this.#site, this.#driver, await this.#driver.getWindowHandle(), this.#problems);
  }

  /** Hears only what comes after the load: nothing of ours can run before the page's own scripts. */
  async #listen() {
    await this.evaluate(() => {
      const complaints = (window.complaints = [] as string[]);
      const note = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
      console.error = console.warn = note;
      addEventListener('error', (event) => note(event.message));
      addEventListener('unhandledrejection', ({ reason }) => note(reason));
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        note(`Policy violation: ${effectiveDirective} blocked ${blockedURI}`),
      );
    });
  }

  async #collect() {
    this.#problems.push(...(await this.evaluate(() => window.complaints?.splice(0) ?? [])));
  }

  override async problems() {
    await this.#collect();
    return this.#problems;
  }

  /** Closes what the test opened beside its first tab. */
  override async close() {
    for (const window of await this.#driver.getAllWindowHandles()) {
      if (window === this.#window) continue;
      await this.#driver.switchTo().window(window);
      await this.#driver.close();
    }
  }
}
