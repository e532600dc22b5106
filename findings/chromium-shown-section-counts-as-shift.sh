#!/usr/bin/env bash
# A section below the window that goes from `content-visibility: hidden` to `visible` is a layout shift in
# Chromium, although nothing has moved, if it has a background.
# Expected: none; what is below the window cannot shift in it, and its size is the same. Seen (Chromium 156): one
# shift of .72, from a place at the top of the window where the section never was, to an empty one; none without a
# background, and none by way of `auto` for a frame.
# Needs a Chromium, named by CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import puppeteer from 'puppeteer-core';
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'], defaultViewport: { width: 400, height: 800 } });
console.log(await browser.version());
async function scoreOf(background, steps) {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><style>
    main { height: 900px } section { content-visibility: hidden; contain-intrinsic-size: auto 600px; background: ${background} }
    p { height: 200px }</style><main>First view</main>${'<section><p>1<p>2<p>3</section>'.repeat(6)}`);
  const score = await page.evaluate(async (steps) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    let sum = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (sum += value))).observe({ type: 'layout-shift', buffered: true });
    await frame();
    for (const step of steps) {
      for (const { style } of document.querySelectorAll('section')) style.contentVisibility = step;
      await frame();
    }
    await frame();
    return sum;
  }, steps);
  await page.close();
  return score;
}
const seen = {
  atOnce: await scoreOf('pink', ['visible']),
  byAuto: await scoreOf('pink', ['auto', 'visible']),
  noBackground: await scoreOf('none', ['visible']),
};
await browser.close();
console.log(seen);
assert.ok(seen.atOnce > 0.5);
assert.equal(seen.byAuto, 0);
assert.equal(seen.noBackground, 0);
JS
node run.mjs
