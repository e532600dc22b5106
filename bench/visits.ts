import type { Locator, Page } from '@playwright/test';

/** What a visitor does on a page, and what is noted of each thing: its longest event or frame. */
export interface Doing {
  page: Page;
  note: (
    thing: string,
    act: () => Promise<unknown>,
    type?: 'event' | 'long-animation-frame',
  ) => Promise<void>;
}

/** Taps in the middle; Playwright's own `tap` would wait for the page first, which no visitor does. */
async function tap(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Swipes to the left over the middle of the window. */
async function swipe(page: Page) {
  const session = await page.context().newCDPSession(page);
  const gesture = { x: 195, y: 400, gestureSourceType: 'touch', preventFling: true, speed: 2500 } as const;
  await session.send('Input.synthesizeScrollGesture', { ...gesture, xDistance: -200 });
}

/** Scrolls to the foot of the page, by the wheel: Chromium makes no gesture of a finger that scrolls a page without a window. */
async function scroll(page: Page) {
  const session = await page.context().newCDPSession(page);
  const gesture = { x: 195, y: 400, gestureSourceType: 'mouse', speed: 2500 } as const;
  await session.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: -15_000 });
  if (await page.evaluate(() => scrollY < 5000)) throw new Error('The page was not scrolled.');
}

/** Presses one button after another, each noted under what it does. */
const presses =
  (path: string, buttons: Record<string, string>) =>
  async ({ page, note }: Doing) => {
    await page.goto(path);
    for (const [thing, name] of Object.entries(buttons)) await note(thing, () => tap(button(page, name)));
  };

/** Visits of fresh profiles: the first press on a page is the dearest. */
export const visits: ((doing: Doing) => Promise<void>)[] = [
  async ({ page, note }) => {
    const body = '<!doctype html><html lang="nb"><title>En knapp</title><button>En knapp</button>';
    await page.route('**/bar', (route) => route.fulfill({ contentType: 'text/html', body }));
    await presses('/bar', { 'a bare button': 'En knapp' })({ page, note });
  },
  async ({ page, note }) => {
    await presses('/', { '«Godta», first': 'Godta', 'menu opens': 'Meny', 'menu closes': 'Meny' })({
      page,
      note,
    });
    await note('longest frame of a scroll', () => scroll(page), 'long-animation-frame');
  },
  presses('/', {
    '«Innstillinger», first': 'Innstillinger',
    'dialog closes': 'Lukk samtykkeinnstillinger',
  }),
  presses('/', { 'menu, first': 'Meny' }),
  async ({ page, note }) => {
    // Not by its role: to find that, Playwright has the page behind styled, which no visitor does.
    const inGallery = (name: string) => page.locator(`#galleri button[aria-label="${name}"]`);
    await page.goto('/');
    await tap(button(page, 'Avslå'));
    const link = page.locator('#prosjekter h3 a').first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    await note('gallery, first (tap answered)', () => tap(link));
    await page.locator('.yarl__slide_current img').waitFor();
    await page.waitForTimeout(1500);
    await note('arrow key', () => page.keyboard.press('ArrowRight'));
    await note('«Neste»', () => tap(inGallery('Neste bilde')));
    await note('swipe', () => swipe(page));
    await note('gallery closes', () => tap(inGallery('Lukk galleriet')));
  },
  async ({ page, note }) => {
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
    await note('form is sent', () => tap(button(page, 'Send melding')));
  },
];
