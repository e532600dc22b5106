import type { Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('a reload and an address lead to the right place', { tag: '@phone' }, async ({ page }) => {
  const topOf = (part: string) => () =>
    page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.addInitScript(() => {
    let scrolls = 0;
    addEventListener('scroll', () => document.documentElement.setAttribute('data-scrolls', `${++scrolls}`));
  });
  await page.goto('/');
  await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }));
  const atFoot = await topOf('footer')();
  await page.reload();
  await expect.poll(topOf('footer')).toBe(atFoot);
  // At once, not by smooth scrolling through the page.
  expect(Number(await page.locator('html').getAttribute('data-scrolls'))).toBeLessThan(5);
  await page.goto('/personvern');
  await page.goto('/#kontakt', { waitUntil: 'commit' });
  await expect.poll(topOf('#kontakt')).toBeLessThan(200);
  await page.goto('/personvern');
  await page.goto('/#:~:text=Interaktivt%20kart');
  await expect(page.getByRole('heading', { name: 'Interaktivt kart' })).toBeInViewport();
});

test(
  'an address leads to its section, below a readable header, before the script files have come',
  { tag: ['@phone', '@landing'] },
  async ({ page }) => {
    await page.route('**/_astro/*.js', () => undefined);
    await page.goto('/#kontakt', { waitUntil: 'commit' });
    await expect(page.locator('#kontakt')).toBeInViewport();
    await expect(page.locator('.header')).toHaveAttribute('data-scrolled', '');
  },
);

test(
  'a link leads to its section while the page is loading',
  { tag: ['@phone', '@landing'] },
  async ({ page }) => {
    // The first picture holds back the load event.
    const picture = Promise.withResolvers<Route>();
    await page.route('**/*.avif', picture.resolve, { times: 1 });
    await page.goto('/', { waitUntil: 'commit' });
    // A smooth scroll aims at where the section was when it began.
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await page.locator('.hero a[href="#kontakt"]').click();
    await (await picture.promise).continue();
    await page.waitForLoadState();
    await page.waitForFunction(() => {
      const { top } = document.querySelector('#kontakt')!.getBoundingClientRect();
      return top > 50 && top < 200;
    });
  },
);

test('renders what is below the hero after the first paint', { tag: '@phone' }, async ({ page }) => {
  const visibilities = () =>
    [...document.querySelectorAll('main > section, footer')].map((part) => {
      const isDisplayed = part.firstElementChild?.checkVisibility();
      return isDisplayed ? getComputedStyle(part).contentVisibility : 'hidden';
    });
  const shown = async () => new Set(await page.evaluate(visibilities));
  // A visitor who presses nothing, on a line that brings no font.
  await page.route('**/*.woff2', () => {});
  // Ten times as fast: an installed clock would hide the entry of the navigation.
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    Object.assign(window, { setTimeout: (task: () => void, time = 0) => wait(task, time / 10) });
  });
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => { atFirst = (${visibilities})(); })`);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate('atFirst')).toEqual(['visible', ...Array(6).fill('hidden')]);
  await expect.poll(shown).toEqual(new Set(['visible']));
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await shown()).toEqual(new Set(['visible']));
});

// Browsers restore the place of a reload as soon as the page is long enough, and lose it in one that shrinks.
test('the page only grows while it arrives', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  // Its policy refuses `document.write`.
  const [head = '', ...pieces] = html
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
    .split(/(?=<(?:body|a|h3|li|p|picture|article|section|footer)\b)/);
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // With an anchor, as the page does not leave what is below the first view for later then.
    await page.goto('/empty#hjem');
    const heights = await page.evaluate(
      ([first, rest]) => {
        document.open();
        document.write(first);
        return rest.map((piece) => {
          document.write(piece);
          return document.documentElement.scrollHeight;
        });
      },
      [head, pieces] as const,
    );
    expect(heights.length).toBeGreaterThan(300);
    expect(heights, `${width} px`).toEqual(heights.toSorted((a, b) => a - b));
  }
});
