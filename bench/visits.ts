import type { Locator, Page } from '@playwright/test';
import { bannerMessages, dialogMessages } from '../src/consent/messages.ts';

/** A page, and `step`, which measures the longest event or frame of an action. */
export interface Visit {
  page: Page;
  step: (name: string, act: () => Promise<unknown>, type?: 'event' | 'long-animation-frame') => Promise<void>;
}

/** Taps in the middle. Playwright's `tap` waits for the page first, and visitors do not. */
async function tap(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible.`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

async function swipe(page: Page) {
  const session = await page.context().newCDPSession(page);
  const gesture = { x: 195, y: 400, gestureSourceType: 'touch', preventFling: true, speed: 2500 } as const;
  await session.send('Input.synthesizeScrollGesture', { ...gesture, xDistance: -200 });
}

/** Scrolls to the end by wheel: headless Chromium scrolls no page by a synthetic finger. */
async function scroll(page: Page) {
  const session = await page.context().newCDPSession(page);
  const gesture = { x: 195, y: 400, gestureSourceType: 'mouse', speed: 2500 } as const;
  await session.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: -15_000 });
  if (await page.evaluate(() => scrollY < 5000)) throw new Error('The page was not scrolled.');
}

/** Presses one button after another; the keys name the steps. */
const presses =
  (path: string, buttons: Record<string, string>) =>
  async ({ page, step }: Visit) => {
    await page.goto(path);
    for (const [title, name] of Object.entries(buttons)) await step(title, () => tap(button(page, name)));
  };

/** Each in a new profile, because the first press on a page is the slowest. */
export const visits: ((visit: Visit) => Promise<void>)[] = [
  async ({ page, step }) => {
    const body = '<!doctype html><html lang="nb"><title>En knapp</title><button>En knapp</button>';
    await page.route('**/bar', (route) => route.fulfill({ contentType: 'text/html', body }));
    await presses('/bar', { 'a bare button': 'En knapp' })({ page, step });
  },
  async ({ page, step }) => {
    const buttons = { '«Godta», first': bannerMessages.accept, 'menu opens': 'Meny', 'menu closes': 'Meny' };
    await presses('/', buttons)({ page, step });
    await step('longest frame of a scroll', () => scroll(page), 'long-animation-frame');
  },
  presses('/', { '«Innstillinger», first': bannerMessages.settings, 'dialog closes': dialogMessages.close }),
  presses('/', { 'menu, first': 'Meny' }),
  async ({ page, step }) => {
    // Not by role: for that Playwright computes the styles of the page behind, and visitors do not.
    const inGallery = (name: string) => page.locator(`#galleri button[aria-label="${name}"]`);
    await page.goto('/');
    await tap(button(page, bannerMessages.decline));
    const link = page.locator('#prosjekter h3 a').first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    await step('gallery, first (tap answered)', () => tap(link));
    await page.locator('.yarl__slide_current img').waitFor();
    await page.waitForTimeout(1500);
    await step('arrow key', () => page.keyboard.press('ArrowRight'));
    await step('«Neste»', () => tap(inGallery('Neste bilde')));
    await step('swipe', () => swipe(page));
    await step('gallery closes', () => tap(inGallery('Lukk galleriet')));
  },
  async ({ page, step }) => {
    await page.route('http://localhost:*/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 200 }) : route.fallback(),
    );
    await page.goto('/');
    await tap(button(page, bannerMessages.decline));
    await page.locator('#skjema').scrollIntoViewIfNeeded();
    await page.locator('#skjema[novalidate]').waitFor();
    await page.waitForTimeout(1000);
    await page.getByLabel('Navn *').focus();
    await step('typing', () => page.keyboard.type('Kari', { delay: 120 }));
    await page.getByLabel('E-post *').fill('kari@eksempel.example');
    await page.getByLabel('Melding *').fill('Badet er fra 1987.');
    await step('box', () => tap(page.locator('#skjema-consent')));
    await step('form is sent', () => tap(button(page, 'Send melding')));
  },
];
