#!/usr/bin/env bash
# sharp writes a 16-bit PNG with a profile as 8 bits in paler colours, without a profile that says so.
# Expected: (200, 50, 50) of sRGB stays that. Seen (sharp 0.35.5, libvips 8.18): (184, 63, 56), the numbers of
# Display P3 read as sRGB. `toColourspace('srgb')` does not help, `pipelineColourspace('srgb')` does.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund sharp@0.35.5
cat > run.mjs <<'JS'
import assert from 'node:assert';
import sharp from 'sharp';
const red = { create: { width: 8, height: 8, channels: 3, background: { r: 200, g: 50, b: 50 } } };
const deep = await sharp(red).toColourspace('rgb16').withMetadata({ icc: 'srgb' }).png().toBuffer();
const pixel = async (picture) => {
  const file = await picture.png().toBuffer();
  const { icc } = await sharp(file).metadata();
  return { colour: [...(await sharp(file).removeAlpha().raw().toBuffer()).subarray(0, 3)], hasProfile: icc !== undefined };
};
const plain = await pixel(sharp(deep));
const to = await pixel(sharp(deep).toColourspace('srgb'));
const pipeline = await pixel(sharp(deep).pipelineColourspace('srgb').toColourspace('srgb'));
console.log({ depth: (await sharp(deep).metadata()).depth, plain, to, pipeline });
const near = ([r, g, b], [R, G, B]) => Math.max(Math.abs(r - R), Math.abs(g - G), Math.abs(b - B)) <= 2;
assert.ok(near(plain.colour, [184, 63, 56]) && !plain.hasProfile);
assert.ok(near(to.colour, [184, 63, 56]));
assert.ok(near(pipeline.colour, [200, 50, 50]));
JS
node run.mjs
