#!/usr/bin/env bash
# axe-core calls the contrast of a pale placeholder, first letter or filtered text sufficient, not «unknown».
# Expected: a failure, as for the same colour on the element itself; or «incomplete», as for a gradient behind
# the text. Seen (axe-core 4.14.1, Chromium 156): the rule passes, because it reads the colour of the element
# alone; `opacity` is counted in, `filter: opacity()` and `mask` are not.
# Needs a Chromium, named by CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund axe-core@4.14.1 puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
console.log(await browser.version());
const words = (style) => `<p ${style}>Some words to read</p>`;
const cases = {
  colour: words('style="color: #eee"'),
  opacity: words('style="opacity: .1"'),
  gradient: words('style="color: #eee; background: linear-gradient(#fff, #fff)"'),
  placeholder: '<style>::placeholder { color: #eee }</style><input aria-label="Name" placeholder="Some words">',
  firstLetter: `<style>p::first-letter { color: #eee; font-size: 5em }</style>${words('')}`,
  filter: words('style="filter: opacity(.1)"'),
  mask: words('style="mask: linear-gradient(rgb(0 0 0 / .1) 0 0)"'),
};
const seen = {};
for (const [name, html] of Object.entries(cases)) {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>Page</title><body style="background: #fff">${html}`);
  await page.evaluate(axe);
  const { violations, incomplete, passes } = await page.evaluate(() => axe.run({ runOnly: ['color-contrast'] }));
  seen[name] = violations.length ? 'fails' : incomplete.length ? 'incomplete' : passes.length ? 'passes' : 'none';
  await page.close();
}
await browser.close();
console.log(seen);
assert.deepEqual(seen, {
  ...{ colour: 'fails', opacity: 'fails', gradient: 'incomplete' },
  ...{ placeholder: 'passes', firstLetter: 'passes', filter: 'passes', mask: 'passes' },
});
JS
node run.mjs
