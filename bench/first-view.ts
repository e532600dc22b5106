import { chromium } from '@playwright/test';
import { chromiumArguments, obtainChromium } from '../tools/chromium.ts';

/** What a phone asks for before anything is scrolled or tapped: bytes of the bodies as the server sends them, and requests. */
export async function measureFirstView(url: string): Promise<{ bytes: number; requests: number }> {
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      isMobile: true,
      hasTouch: true,
      // The hero stands still, so that its second picture does not come into the count.
      reducedMotion: 'reduce',
    });
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) =>
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
    );
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const bytes = await Promise.all(sizes);
    return { bytes: bytes.reduce((sum, size) => sum + size, 0), requests: bytes.length };
  } finally {
    await browser.close();
  }
}
