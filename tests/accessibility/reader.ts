import type { Locator, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { virtual } from '@guidepup/virtual-screen-reader';

declare global {
  interface Window {
    /** The virtual screen reader, once the test has put it into the page. */
    reader: typeof virtual;
  }
}

/** The reader as one script; the page's policy does not reach scripts that a test runs. */
const code = buildSync({
  stdin: {
    contents: "export { virtual } from '@guidepup/virtual-screen-reader/browser.js'",
    resolveDir: process.cwd(),
  },
  bundle: true,
  format: 'iife',
  globalName: 'screenReader',
  platform: 'browser',
  write: false,
}).outputFiles[0]!.text;

/**
 * Starts a virtual screen reader on a part of the page. It reads the page as built, from the browser's own document and styles;
 * how a real reader words things differs, what it has to say does not.
 */
export async function startReader(page: Page, part: Locator = page.locator('body')) {
  await page.evaluate(`${code}; window.reader = screenReader.virtual`);
  await part.evaluate((container: HTMLElement) => window.reader.start({ container }));
}

/** Everything the reader says from the beginning of the page to its end. */
export const readAll = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await window.reader.clearSpokenPhraseLog();
    for (let step = 0; step < 3000; step++) {
      await window.reader.next();
      if ((await window.reader.lastSpokenPhrase()) === 'end of document') break;
    }
    return window.reader.spokenPhraseLog();
  });

/** What the reader has said since the last look, such as the messages of live regions. */
export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const phrases = await window.reader.spokenPhraseLog();
    await window.reader.clearSpokenPhraseLog();
    return phrases;
  });
