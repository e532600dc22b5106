import type { Locator, Page } from '@playwright/test';

/** A page in a fresh profile, from before it is opened. */
export interface Visitor {
  page: Page;
  /** Does one thing under the name that the report has for it, and notes its longest event or frame. */
  note(
    thing: string,
    act: () => Promise<unknown>,
    entryType?: 'event' | 'long-animation-frame',
  ): Promise<void>;
  /** Taps a button by its name. */
  press(thing: string, name: string): Promise<void>;
}

export type Visit = (visitor: Visitor) => Promise<void>;

const bareButton = '<!doctype html><html lang="nb"><title>En knapp</title><button>En knapp</button>';

/** Taps in the middle; Playwright's own `tap` would wait for the page first, which no visitor does. */
export async function tap(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
}

export const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Swipes to the left over the middle of the window. */
async function swipe(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch('touchStart', 300);
  for (let x = 280; x >= 100; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
}

async function scroll(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 120) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** What a visitor does, as visits of fresh profiles: the first press on a page is the dearest. */
export const visits: Visit[] = [
  async ({ page, press }) => {
    await page.route('**/bar', (route) => route.fulfill({ contentType: 'text/html', body: bareButton }));
    await page.goto('/bar');
    await press('a bare button', 'En knapp');
  },
  async ({ page, note, press }) => {
    await page.goto('/');
    await press('«Godta», first', 'Godta');
    await press('menu opens', 'Meny');
    await press('menu closes', 'Meny');
    await press('pause', 'Pause bildevisningen');
    await note('longest frame of a scroll', () => scroll(page), 'long-animation-frame');
  },
  async ({ page, press }) => {
    await page.goto('/');
    await press('«Innstillinger», first', 'Innstillinger');
    await press('dialog closes', 'Lukk samtykkeinnstillinger');
  },
  async ({ page, press }) => {
    await page.goto('/');
    await press('menu, first', 'Meny');
  },
  async ({ page, note }) => {
    // Not by its role: to find that, Playwright has the page behind styled, which no visitor does.
    const inGallery = (name: string) => page.locator(`#galleri button[aria-label="${name}"]`);
    await page.goto('/');
    await tap(button(page, 'Avslå'));
    const links = page.locator('#prosjekter h3 a');
    await links.first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    await note('gallery, first (tap answered)', () => tap(links.first()));
    await page.locator('.yarl__slide_current img').waitFor();
    await page.waitForTimeout(1500);
    await note('arrow key', () => page.keyboard.press('ArrowRight'));
    await note('«Neste»', () => tap(inGallery('Neste')));
    await note('swipe', () => swipe(page));
    await note('gallery closes', () => tap(inGallery('Lukk')));
    await note('gallery opens again', () => tap(links.first()));
    await note('Escape', () => page.keyboard.press('Escape'));
  },
  async ({ page, note, press }) => {
    await page.route('http://localhost:*/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 200 }) : route.fallback(),
    );
    await page.goto('/');
    await tap(button(page, 'Avslå'));
    await page.locator('#skjema').scrollIntoViewIfNeeded();
    await page.locator('#skjema[novalidate]').waitFor();
    await page.waitForTimeout(1000);
    await page.getByLabel('Navn *').focus();
    await note('typing', () => page.keyboard.type('Kari', { delay: 120 }));
    await page.getByLabel('E-post *').fill('kari@eksempel.example');
    await page.getByLabel('Melding *').fill('Badet er fra 1987.');
    await note('box', () => tap(page.locator('#skjema-consent')));
    await press('form is sent', 'Send melding');
  },
];
