import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Does one thing under the name that the report has for it, and notes its longest event or frame. */
type Note = (
  thing: string,
  act: () => Promise<unknown>,
  entryType?: 'event' | 'long-animation-frame',
) => Promise<void>;

/** One thing after another, from opening a page on. */
type Visit = (page: Page, note: Note) => Promise<void>;

type Felt = Pick<PerformanceEntry, 'entryType' | 'duration'>;

/** What TypeScript does not know yet; events that belong to no interaction have 0. */
type InteractionEntry = PerformanceEntry & { interactionId?: number };

const bareButton = '<!doctype html><html lang="nb"><title>En knapp</title><button>En knapp</button>';

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
  async (page, note) => {
    await page.route('**/bar', (route) => route.fulfill({ contentType: 'text/html', body: bareButton }));
    await page.goto('/bar');
    await note('a bare button', () => tap(button(page, 'En knapp')));
  },
  async (page, note) => {
    await page.goto('/');
    await note('«Godta», first', () => tap(button(page, 'Godta')));
    await note('menu opens', () => tap(button(page, 'Meny')));
    await note('menu closes', () => tap(button(page, 'Meny')));
    await note('pause', () => tap(button(page, 'Pause bildevisningen')));
    await note('longest frame of a scroll', () => scroll(page), 'long-animation-frame');
  },
  async (page, note) => {
    await page.goto('/');
    await note('«Innstillinger», first', () => tap(button(page, 'Innstillinger')));
    await note('dialog closes', () => tap(button(page, 'Lukk samtykkeinnstillinger')));
  },
  async (page, note) => {
    await page.goto('/');
    await note('menu, first', () => tap(button(page, 'Meny')));
  },
  async (page, note) => {
    await page.goto('/');
    await tap(button(page, 'Avslå'));
    const links = page.locator('#prosjekter h3 a');
    await links.first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    await note('gallery, first (tap answered)', () => tap(links.first()));
    await page.locator('.yarl__slide_current img').waitFor();
    await page.waitForTimeout(1500);
    await note('arrow key', () => page.keyboard.press('ArrowRight'));
    await note('«Neste»', () => tap(button(page, 'Neste')));
    await note('swipe', () => swipe(page));
    await note('gallery closes', () => tap(button(page, 'Lukk')));
    await note('gallery opens again', () => tap(links.first()));
    await note('Escape', () => page.keyboard.press('Escape'));
  },
  async (page, note) => {
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

/** Makes a visit with the processor slowed, and tells how long each of its things took, in milliseconds. */
export async function feel(
  context: BrowserContext,
  speed: number,
  visit: Visit,
): Promise<[string, number][]> {
  await context.addInitScript(() => {
    const felt: Felt[] = [];
    Object.assign(window, { felt });
    const observer = new PerformanceObserver((list) => {
      for (const { entryType, duration, interactionId } of list.getEntries() as InteractionEntry[])
        if (interactionId !== 0) felt.push({ entryType, duration });
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    observer.observe({ type: 'long-animation-frame' });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed });
  const times: [string, number][] = [];
  await visit(page, async (thing, act, entryType = 'event') => {
    await page.evaluate(() => (window as unknown as { felt: Felt[] }).felt.splice(0));
    await act();
    await page.waitForTimeout(1000);
    const felt = await page.evaluate(() => (window as unknown as { felt: Felt[] }).felt);
    const durations = felt.filter((entry) => entry.entryType === entryType).map(({ duration }) => duration);
    // What is quicker is not told.
    times.push([thing, Math.max(16, ...durations)]);
  });
  return times;
}
