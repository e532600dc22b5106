#!/usr/bin/env bash
# Firefox loses a message that a page sends itself as it goes into the back/forward cache.
# Expected: it is delivered when the page comes back, as timers are, and as Chromium does. Seen (Firefox ESR 153):
# what was posted to the page's own MessageChannel in `pagehide` never arrives; later messages do, a timer too.
# React's scheduler resumes by such a message: an update in `pagehide` stops all later ones.
# Needs a Firefox, named by FIREFOX_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
const script = `
  const seen = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => seen.push(data);
  addEventListener('pagehide', () => {
    port2.postMessage('sent in pagehide');
    setTimeout(() => seen.push('timer of pagehide'));
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) seen.push('back from the cache');
    setTimeout(() => persisted && port2.postMessage('sent after pageshow'), 200);
  });`;
const server = createServer(({ url }, answer) => {
  answer.setHeader('content-type', 'text/html');
  answer.end(`<!doctype html><title>Page</title>${url === '/' ? `<script>${script}</script>` : ''}`);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}/`;
const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
console.log(await browser.version());
const page = await browser.newPage();
await page.goto(address);
await page.goto(`${address}other`);
await page.evaluate(() => void setTimeout(() => history.back()));
await pause(2000);
const seen = (await page.evaluate('seen')).toSorted();
await browser.close();
server.close();
console.log(seen);
assert.deepEqual(seen, ['back from the cache', 'sent after pageshow', 'timer of pagehide']);
JS
node run.mjs
