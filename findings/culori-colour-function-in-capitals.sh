#!/usr/bin/env bash
# culori does not read a colour whose function is in capitals, and takes an alpha of `none` for opaque.
# Expected: as in CSS, where names are read in any case: it reads `RED`, and browsers read `RGB(255 0 0)`; a
# missing component counts as 0, so `/ none` is transparent. Seen (culori 4.0.2 beside Chromium 156): undefined
# for `RGB(255 0 0)` and `Transparent`, 1 for the alpha.
# Needs a Chromium, named by CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund culori@4.0.2 puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { converter } from 'culori';
import puppeteer from 'puppeteer-core';
const colours = ['RED', 'rgb(255 0 0)', 'RGB(255 0 0)', 'Transparent', 'hsl(120 100% 50% / none)'];
function drawn(colour) {
  const context = document.createElement('canvas').getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].join(' ');
}
function read(colour) {
  const rgb = converter('rgb')(colour);
  return rgb && [rgb.r, rgb.g, rgb.b, rgb.alpha ?? 1].map((part) => Math.round(part * 255)).join(' ');
}
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
console.log(await browser.version());
const page = await browser.newPage();
const seen = [];
for (const colour of colours) seen.push({ colour, chromium: await page.evaluate(drawn, colour), culori: read(colour) });
await browser.close();
console.table(seen);
assert.deepEqual(seen.map(({ chromium }) => chromium), ['255 0 0 255', '255 0 0 255', '255 0 0 255', '0 0 0 0', '0 0 0 0']);
assert.deepEqual(seen.map(({ culori }) => culori), ['255 0 0 255', '255 0 0 255', undefined, undefined, '0 255 0 255']);
JS
node run.mjs
