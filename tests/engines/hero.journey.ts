import { expect, test } from './test.ts';

const place = () => document.querySelector('#hjem')!.textContent.match(/(\d+)\/10/)?.[1];
const shown = () =>
  [...document.querySelectorAll<HTMLImageElement>('#hjem picture:not([aria-hidden="true"]) img')].map(
    ({ alt, naturalWidth }) => ({ alt, loaded: naturalWidth > 0 }),
  );

test('the hero changes its picture every 6 seconds, and not while it is paused', async ({ tab }) => {
  await tab.goto('/');
  await tab.listens('HeroRotation');
  const first = await tab.evaluate(shown);
  await tab.waitFor('2', place);
  const second = await tab.evaluate(shown);
  expect(second).toHaveLength(1);
  expect(second[0]!.loaded).toBe(true);
  expect(second[0]!.alt).not.toBe(first[0]!.alt);

  await tab.click(['#hjem button', 'Pause bildevisningen']);
  await tab.sees(['#hjem button', 'Spill av bildevisningen']);
  const paused = await tab.evaluate(place);
  await new Promise((resolve) => setTimeout(resolve, 8000));
  expect(await tab.evaluate(place)).toBe(paused);
  await tab.click(['#hjem button', 'Spill av bildevisningen']);
  await tab.waitFor(String(Number(paused) + 1), place);
});
