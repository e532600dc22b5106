#!/usr/bin/env bash
# A process that calls Astro's `build()` and then its `dev()` gets pages whose pictures are errors.
# Expected: each call works for itself. Seen (Astro 7.3.5): the page is there, and each picture of `<Image>` answers
# 500, «The dev image endpoint can only be used in dev mode», because the build left NODE_ENV at `production`. Right
# with `dev()` alone, and when the variable is deleted in between.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund astro@7.3.5 sharp@0.35.5 node@24.21.0
export ASTRO_TELEMETRY_DISABLED=1 PATH="$PWD/node_modules/.bin:$PATH"
unset NODE_ENV
mkdir -p src/pages
cat > src/pages/index.astro <<'HTML'
---
import { Image } from 'astro:assets';
import photo from '../photo.png';
---
<html lang="en"><head><title>Page</title></head><body><Image src={photo} alt="Grey" /></body></html>
HTML
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { build, dev } from 'astro';
import sharp from 'sharp';
await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } }).toFile('src/photo.png');
const settings = { configFile: false, logLevel: 'silent', server: { host: '127.0.0.1', port: 47231 } };
async function readPage() {
  const server = await dev(settings);
  const address = `http://127.0.0.1:${server.address.port}/`;
  const page = await fetch(address);
  const [, source] = /<img[^>]*\ssrc="([^"]+)"/.exec(await page.text());
  const picture = await fetch(new URL(source.replaceAll(/&(amp|#38);/g, '&'), address));
  await server.stop();
  return { page: page.status, picture: picture.status };
}
await build(settings);
const after = { mode: process.env.NODE_ENV, ...(await readPage()) };
delete process.env.NODE_ENV;
const deleted = await readPage();
console.log({ after, deleted });
assert.deepEqual(after, { mode: 'production', page: 200, picture: 500 });
assert.deepEqual(deleted, { page: 200, picture: 200 });
process.exit(0);
JS
node run.mjs
