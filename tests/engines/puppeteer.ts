import puppeteer, { type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core';
import { chromiumArguments } from '../../tools/chromium.ts';
import { deadProxy } from './proxy.ts';
import { centerInWindow, findShown, Tab, type Engine, type Handle, type Key } from './tab.ts';

/** Firefox asks nobody but the site, also for its own purposes. */
const firefoxPreferences = {
  'intl.accept_languages': 'nb-NO',
  'network.proxy.type': 1,
  'network.proxy.http': deadProxy.host,
  'network.proxy.http_port': deadProxy.port,
  'network.proxy.ssl': deadProxy.host,
  'network.proxy.ssl_port': deadProxy.port,
};

/** Starts Chromium over its debugging protocol, or stock Firefox over WebDriver BiDi. */
export async function startPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const started = await puppeteer.launch({
    browser,
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
    ...(browser === 'chrome'
      ? { args: [...chromiumArguments, `--proxy-server=${deadProxy.address}`] }
      : { extraPrefsFirefox: firefoxPreferences }),
  });
  return {
    open: async (site) => {
      const context = await started.createBrowserContext();
      return new PuppeteerTab(site, await context.newPage(), context, []).watched();
    },
    close: () => started.close(),
  };
}

class PuppeteerTab extends Tab {
  readonly #site: string;
  readonly #page: Page;
  readonly #context: BrowserContext;
  readonly #problems: string[];

  constructor(site: string, page: Page, context: BrowserContext, problems: string[]) {
    super(site);
    this.#site = site;
    this.#page = page;
    this.#context = context;
    this.#problems = problems;
  }

  async watched(): Promise<this> {
    this.#page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.#problems.push(message.text());
    });
    this.#page.on('pageerror', (error) => this.#problems.push(String(error)));
    await this.#page.evaluateOnNewDocument(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`Policy violation: ${effectiveDirective} blocked ${blockedURI}`);
      });
    });
    return this;
  }

  override async evaluate<A extends unknown[], R>(
    script: (...args: A) => R,
    ...args: A
  ): Promise<Awaited<R>> {
    return (await this.#page.evaluate(script as (...all: unknown[]) => unknown, ...args)) as Awaited<R>;
  }

  protected override async find(css: string, name: string | null): Promise<Handle | undefined> {
    const handle = (
      await this.#page.evaluateHandle(findShown, css, name)
    ).asElement() as ElementHandle | null;
    if (!handle) return undefined;
    return {
      click: () => handle.click(),
      center: () => handle.evaluate(centerInWindow),
      type: (text) => handle.type(text),
    };
  }

  protected override async load(url: string) {
    await this.#page.goto(url);
  }

  override async reload() {
    await this.#page.reload();
  }

  /** Not Puppeteer's own: it waits for a load, which an entry of the same page does not have. */
  override async back() {
    await this.#page.evaluate(() => history.back());
  }

  override press(key: Key) {
    return this.#page.keyboard.press(key);
  }

  override resize(width: number, height: number) {
    return this.#page.setViewport({ width, height });
  }

  override async newTab() {
    return new PuppeteerTab(
      this.#site,
      await this.#context.newPage(),
      this.#context,
      this.#problems,
    ).watched();
  }

  override problems() {
    return Promise.resolve(this.#problems);
  }

  override close() {
    return this.#context.close();
  }
}
