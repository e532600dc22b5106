import { expect, test } from './test.ts';

/** How much the header's background covers, from 0 to 1, as it is painted. */
const cover = () => {
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.fillStyle = getComputedStyle(document.querySelector('header')!).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  return Math.round((canvas.getImageData(0, 0, 1, 1).data[3]! / 255) * 100) / 100;
};

/** Whether the top of an element lies in the window. */
const inView = (css: string) => {
  const { top, bottom } = document.querySelector(css)!.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && top > -innerHeight / 2;
};

test('the header is transparent to 10 pixels of scroll and translucent beyond', async ({ tab }) => {
  await tab.goto('/');
  const scroll = (top: number) => tab.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await tab.waitFor(0, cover);
  await scroll(10);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await tab.evaluate(cover)).toBe(0);
  await scroll(11);
  await tab.waitFor(0.93, cover);
  await scroll(0);
  await tab.waitFor(0, cover);
});

test('the menu of small screens opens, tells its state, and closes on a choice and on Escape', async ({
  tab,
}) => {
  await tab.resize(390, 844);
  await tab.goto('/');
  await tab.listens('MobileMenu');
  const button = 'button[aria-controls="mobilmeny"]';
  const expanded = (state: string) =>
    tab.waitFor(state, (css) => document.querySelector(css)!.getAttribute('aria-expanded'), button);
  await expanded('false');
  await tab.misses('#mobilmeny');
  await tab.click(button);
  await tab.sees(['#mobilmeny a', 'Hjem']);
  await expanded('true');
  await tab.press('Escape');
  await tab.misses('#mobilmeny');
  await expanded('false');
  await tab.focuses(button);

  await tab.click(button);
  await tab.click(['#mobilmeny a', 'Kontakt']);
  await tab.misses('#mobilmeny');
  await expanded('false');
  await tab.waitFor('#kontakt', () => location.hash);
  await tab.waitFor(true, inView, '#kontakt');
});

test('links on the privacy page lead to the sections of the home page', async ({ tab }) => {
  for (const [label, anchor] of [
    ['Ansatte', '#ansatte'],
    ['Kontakt', '#kontakt'],
  ] as const) {
    await tab.goto('/personvern');
    await tab.click(['footer a', label]);
    await tab.waitFor(`/${anchor}`, () => location.pathname + location.hash);
    await tab.waitFor(true, inView, anchor);
  }
});

test('the privacy page shows the date of today', async ({ tab }) => {
  await tab.goto('/personvern');
  await tab.listens('Today');
  await tab.waitFor(true, () => {
    const { dateTime, textContent } = document.querySelector<HTMLTimeElement>('main time')!;
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
      String(part).padStart(2, '0'),
    );
    const words = now.toLocaleDateString('nb-NO', { day: 'numeric', month: 'long', year: 'numeric' });
    return dateTime === day.join('-') && textContent === words;
  });
});

test('an unknown address says so and leads home', async ({ tab, allowed }) => {
  allowed.push(/404/);
  await tab.goto('/finnes/ikke');
  await tab.reads('h1', 'Oops! Page not found');
  await tab.click(['main a', 'Til forsiden']);
  await tab.waitFor('/', () => location.pathname);
  await tab.sees('#hjem h1');
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`nothing is wider than a window of ${width} pixels`, async ({ tab, allowed }) => {
    allowed.push(/404/);
    await tab.resize(width, height);
    for (const path of ['/', '/personvern', '/finnes-ikke']) {
      await tab.goto(path);
      await tab.sees('h1');
      const beyond = await tab.evaluate(() => ({
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        window: innerWidth,
      }));
      expect(beyond, path).toEqual({ page: 0, window: width });
    }
  });
