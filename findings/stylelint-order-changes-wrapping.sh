#!/usr/bin/env bash
# `stylelint --fix` with the recess order changes what is shown: a text that wrapped runs out of its box.
# Expected: properties are sorted within the order that shorthands need, so that nothing changes. Seen
# (stylelint-config-recess-order 7.8.0, stylelint 17.16.0, Chromium 156): `text-wrap` is put before `white-space`.
# Both set `text-wrap-mode` since `white-space` became a shorthand, so `white-space: pre; text-wrap: wrap` (breaks
# as written, long lines wrap) becomes one that does not wrap.
# Needs a Chromium, named by CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund stylelint@17.16.0 stylelint-config-recess-order@7.8.0 \
  stylelint-order@8.1.1 puppeteer-core@25.16.0 node@24.21.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import puppeteer from 'puppeteer-core';
import stylelint from 'stylelint';
const written = 'p {\n  white-space: pre;\n  text-wrap: wrap;\n}\n';
const config = { extends: 'stylelint-config-recess-order' };
const { code } = await stylelint.lint({ code: written, config, fix: true });
console.log(code);
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
console.log(await browser.version());
const page = await browser.newPage();
const isWrapped = [];
for (const css of [written, code]) {
  await page.setContent(`<style>${css} p { width: 200px }</style><p>${'words '.repeat(40)}</p>`);
  isWrapped.push(await page.$eval('p', ({ scrollWidth }) => scrollWidth <= 200));
}
await browser.close();
console.log({ isWrapped });
assert.match(code, /text-wrap: wrap;\s+white-space: pre;/);
assert.deepEqual(isWrapped, [true, false]);
JS
npx node run.mjs
