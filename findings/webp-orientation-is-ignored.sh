#!/usr/bin/env bash
# One photograph, turned by its Orientation, is upright as a JPEG and lies on its side as a WebP.
# Expected: browsers turn both, as `image-orientation: from-image` is the default; sharp's `autoOrient` does.
# Seen (Chromium 156, Firefox ESR 153, sharp 0.35.5): they turn the JPEG and not the WebP, in an `<img>` and in
# `createImageBitmap`. A picture that is converted with its Orientation stands otherwise in sharp than on a page.
# Needs both browsers (CHROMIUM_PATH, FIREFOX_PATH).
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund sharp@0.35.5 puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import puppeteer from 'puppeteer-core';
import sharp from 'sharp';
const create = { width: 40, height: 20, channels: 3, background: '#888' };
const plain = sharp({ create }).withMetadata({ orientation: 6 });
const files = { jpeg: await plain.clone().jpeg().toBuffer(), webp: await plain.clone().webp().toBuffer() };
for (const bytes of Object.values(files)) {
  const { width, height } = (await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true })).info;
  assert.deepEqual([width, height], [20, 40]);
}
const { CHROMIUM_PATH = '/usr/bin/chromium', FIREFOX_PATH = '/usr/bin/firefox-esr' } = process.env;
const browsers = { chrome: [CHROMIUM_PATH, ['--no-sandbox']], firefox: [FIREFOX_PATH, []] };
for (const [name, [executablePath, args]] of Object.entries(browsers)) {
  const browser = await puppeteer.launch({ browser: name, executablePath, args });
  const page = await browser.newPage();
  for (const [type, bytes] of Object.entries(files)) {
    const seen = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return [[image.naturalWidth, image.naturalHeight], [bitmap.width, bitmap.height]].map(String);
    }, `data:image/${type};base64,${bytes.toString('base64')}`);
    console.log(await browser.version(), type, seen);
    const size = type === 'jpeg' ? '20,40' : '40,20';
    assert.deepEqual(seen, [size, size]);
  }
  await browser.close();
}
JS
node run.mjs
