#!/usr/bin/env bash
# Lightning CSS shortens the initial value `0px` of a registered property to `0`, which may be of another type.
# Expected: lengths of zero lose their unit only where a length is the one thing that 0 can be. Seen (Lightning
# CSS 1.33.0): with `syntax: "<number> | <length>"` the property begins as a number, and Chromium 156 computes
# nothing of `calc(10px + var(--gap))`. With `syntax: "<length>"` the same `0` is a length.
# Needs a Chromium, named by CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund lightningcss@1.33.0 puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { transform } from 'lightningcss';
import puppeteer from 'puppeteer-core';
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
console.log(await browser.version());
const page = await browser.newPage();
async function widthOf(css) {
  await page.setContent(`<style>${css}</style><p>Words</p>`);
  return page.$eval('p', (paragraph) => getComputedStyle(paragraph).width);
}
const seen = {};
for (const syntax of ['<length>', '<number> | <length>']) {
  const written = `
    @property --gap { syntax: '${syntax}'; inherits: false; initial-value: 0px }
    p { width: 50px; width: calc(10px + var(--gap)) }`;
  const code = transform({ filename: 'a.css', code: Buffer.from(written), minify: true }).code.toString();
  assert.match(code, /initial-value:0[;}]/);
  seen[syntax] = { written: await widthOf(written), minified: await widthOf(code) };
}
await browser.close();
console.log(seen);
assert.deepEqual(seen['<length>'], { written: '10px', minified: '10px' });
assert.equal(seen['<number> | <length>'].written, '10px');
assert.notEqual(seen['<number> | <length>'].minified, '10px');
JS
node run.mjs
