import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { firefoxPath } from '../../../tools/shared/engines.ts';
import { type Browser, type BrowserOptions, type Engine, shake } from './browser.ts';

/** Debian's Firefox over WebDriver BiDi, which needs no driver program: Debian has no geckodriver. */
export const firefox = (): Engine => ({ start, stop: () => {} });

async function start({ proxyPort, blocksStorage }: BrowserOptions): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    // Journeys set their own sizes.
    defaultViewport: null,
    extraPrefsFirefox: {
      'intl.accept_languages': 'nb-NO',
      'network.proxy.type': 1,
      'network.proxy.http': 'localhost',
      'network.proxy.http_port': proxyPort,
      'network.proxy.ssl': 'localhost',
      'network.proxy.ssl_port': proxyPort,
      'network.cookie.cookieBehavior': blocksStorage ? 2 : 5,
    },
  });
  const page = await browser.newPage();
  // Whether to leave a page that is sending, as WebDriver answers by itself.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    open: (address) => page.goto(address),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    pressAt: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + shake, y, { steps: shake });
      await page.mouse.up();
    },
    pressKey: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    choose: async (selector, files) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(...files);
    },
    print: () => page.pdf(),
    close: () => browser.close(),
  };
}
