#!/usr/bin/env bash
# WebKitGTK takes an answer in chunks that breaks off for a whole one: `fetch` and `import()` succeed.
# Expected: both reject, as Chromium's do, because the last chunk never came. Seen (WebKitGTK 2.50, Chromium 156):
# the text and the module end where the line did, and no handler of failures runs. With a Content-Length both
# reject there, too. Servers that compress while they send have none.
# Needs Debian's webkit2gtk-driver, xvfb and chromium (MINIBROWSER_PATH, CHROMIUM_PATH).
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund selenium-webdriver@4.49.0 puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities } from 'selenium-webdriver';
const server = createServer(({ url }, answer) => {
  if (url === '/') return answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Page</title>');
  const length = url.startsWith('/known') && { 'content-length': 500 };
  answer.writeHead(200, { 'content-type': 'text/javascript', ...length });
  answer.write('export const first = 1;\n');
  setTimeout(() => answer.destroy(), 100);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}/`;
const look = `Promise.all(['chunks', 'known'].flatMap((name) => [
  import('/' + name + '.js').then((all) => Object.keys(all).join(), () => 'rejected'),
  fetch('/' + name).then((answer) => answer.text()).then((text) => text.trim(), () => 'rejected'),
]))`;

const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', '--port=47232'], { detached: true, stdio: 'ignore' });
while (!(await fetch('http://127.0.0.1:47232/status').catch(() => false))) await pause(100);
const binary = process.env.MINIBROWSER_PATH;
const capabilities = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary, args: ['--automation'] },
});
const webkit = await new Builder().usingServer('http://127.0.0.1:47232').withCapabilities(capabilities).build();
await webkit.get(address);
const seen = { webkitgtk: await webkit.executeAsyncScript(`${look}.then(arguments[0])`) };
console.log((await webkit.getCapabilities()).get('browserVersion'));
await webkit.quit();
process.kill(-driver.pid);

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const chromium = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
const page = await chromium.newPage();
await page.goto(address);
seen.chromium = await page.evaluate(look);
console.log(await chromium.version());
await chromium.close();
server.close();
console.log(seen);
assert.deepEqual(seen.webkitgtk, ['first', 'export const first = 1;', 'rejected', 'rejected']);
assert.deepEqual(seen.chromium, Array(4).fill('rejected'));
process.exit(0);
JS
export MINIBROWSER_PATH="${MINIBROWSER_PATH:-$(ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser | head -n 1)}"
node run.mjs
