#!/usr/bin/env bash
# A module that could not be fetched once cannot be imported any more in that page of Firefox.
# Expected: `import()` asks again, as Chromium does, once the server answers. Seen (Firefox ESR 153): the second
# `import()` of the address rejects without a request; another query in the address, or a reload, helps.
# Needs a Firefox, named by FIREFOX_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';
let isUp = false;
const asked = [];
const server = createServer(({ url }, answer) => {
  if (!url.startsWith('/a.js')) return answer.end('<!doctype html><title>Page</title>');
  asked.push(url);
  answer.writeHead(isUp ? 200 : 503, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
  answer.end('export default 1');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
console.log(await browser.version());
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
const comes = (path) => page.evaluate((path) => import(path).then(() => true, () => false), path);
const results = [await comes('/a.js')];
isUp = true;
results.push(await comes('/a.js'), await comes('/a.js?again'));
await browser.close();
server.close();
console.log({ results, asked });
assert.deepEqual(results, [false, false, true]);
assert.deepEqual(asked, ['/a.js', '/a.js?again']);
JS
node run.mjs
