import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, obtainChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { startSite } from './serve/site.ts';

/*
 * npm run dokumentbilder: takes the pictures in docs/rediger-innhold.md from the site as it was last built.
 */
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Each picture: an element of the home page, and how much of it is shown, in pixels. */
const pictures: Record<string, { element: string; height: number }> = {
  kontakt: { element: '#kontakt', height: 530 },
  bunnen: { element: 'footer', height: 560 },
  ansatte: { element: '#ansatte', height: 830 },
  prosjekter: { element: '#prosjekter', height: 860 },
  'om-oss': { element: '#om-oss', height: 620 },
};

await runCommand(async () => {
  await mkdir(at('docs/bilder'), { recursive: true });
  const site = await startSite({ port: 0, directory: at('dist') });
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: chromiumArguments });
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
  await page.goto(site.url);
  // Both lie over the page, which is photographed in strips.
  await page.evaluate(() => {
    for (const over of document.querySelectorAll<HTMLElement>('body > header, body > a'))
      over.style.display = 'none';
  });
  for (const [name, place] of Object.entries(pictures)) {
    await sharp(await photograph(page, place))
      .webp({ quality: 70 })
      .toFile(join(at('docs/bilder'), `${name}.webp`));
  }
  await browser.close();
  await site.close();
});

/** The upper part of an element, as wide as the window. */
async function photograph(page: Page, { element, height }: { element: string; height: number }) {
  const shown = page.locator(element);
  await shown.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const { y } = (await shown.boundingBox())!;
  const top = y + (await page.evaluate(() => scrollY));
  return page.screenshot({ fullPage: true, clip: { x: 0, y: top, width: 1100, height } });
}
