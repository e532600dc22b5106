#!/usr/bin/env bash
# A CMYK photograph without a profile has one colour in browsers and another one in what sharp makes of it.
# Expected: without a profile both use the plain formula, as nothing says otherwise. Seen (sharp 0.35.5 beside
# Chromium 156 and Firefox ESR 153): the browsers agree on the formula, sharp converts by a profile for print that
# comes with it: a green of (31, 175, 15) becomes (0, 117, 45).
# Needs a Chromium and a Firefox, named by CHROMIUM_PATH and FIREFOX_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund sharp@0.35.5 puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import puppeteer from 'puppeteer-core';
import sharp from 'sharp';
const background = { r: 0, g: 120, b: 60 };
const photo = await sharp({ create: { width: 16, height: 16, channels: 3, background } })
  .toColourspace('cmyk')
  .jpeg({ quality: 100 })
  .toBuffer();
const { space, hasProfile } = await sharp(photo).metadata();
assert.deepEqual({ space, hasProfile }, { space: 'cmyk', hasProfile: false });
async function drawn(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const context = document.createElement('canvas').getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(4, 4, 1, 1).data].slice(0, 3);
}
const seen = { sharp: [...(await sharp(photo).toColourspace('srgb').raw().toBuffer()).subarray(0, 3)] };
for (const [browser, executablePath] of [
  ['chrome', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'],
  ['firefox', process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'],
]) {
  const launched = await puppeteer.launch({ browser, executablePath, args: browser === 'chrome' ? ['--no-sandbox'] : [] });
  console.log(await launched.version());
  const page = await launched.newPage();
  seen[browser] = await page.evaluate(drawn, `data:image/jpeg;base64,${photo.toString('base64')}`);
  await launched.close();
}
console.log(seen);
const distance = (one, other) => Math.max(...one.map((part, index) => Math.abs(part - other[index])));
assert.ok(distance(seen.chrome, seen.firefox) <= 2);
assert.ok(distance(seen.chrome, seen.sharp) > 40);
JS
node run.mjs
