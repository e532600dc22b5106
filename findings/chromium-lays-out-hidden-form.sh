#!/usr/bin/env bash
# A section with `content-visibility: hidden` is laid out whole while the page loads, if a form is in it.
# Expected: nothing in it is laid out until it is shown, which is what the property is for; that is so without a
# field. Seen (Chromium 156, headless): at DOMContentLoaded it looks for forms to fill in and lays out all that
# is around a field, before the first paint is on the screen, and throws the layout away. Not with
# `display: none` on what is in the section.
# Needs a Chromium, named by CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';
const words = '<p>Words</p>'.repeat(500);
const form = '<form><label>Name <input name="name" autocomplete="name"></label></form>';
const parts = {
  '/words': words,
  '/form': `${words}${form}`,
  '/form-not-displayed': `<div style="display: none">${words}${form}</div>`,
};
const server = createServer(({ url }, answer) => {
  answer.setHeader('content-type', 'text/html');
  const section = `<section style="content-visibility: hidden">${parts[url] ?? ''}</section>`;
  answer.end(`<!doctype html><title>Page</title><h1>Page</h1>${section}`);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
console.log(await browser.version());
const most = {};
for (const path of Object.keys(parts)) {
  const page = await browser.newPage();
  await page.tracing.start({ categories: ['devtools.timeline'] });
  await page.goto(`http://127.0.0.1:${server.address().port}${path}`);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  const { traceEvents } = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
  const layouts = traceEvents.filter(({ name }) => name === 'Layout');
  most[path] = Math.max(...layouts.map(({ args }) => args.beginData.totalObjects));
  await page.close();
}
await browser.close();
server.close();
console.log('most objects in a layout', most);
assert.ok(most['/words'] < 50);
assert.ok(most['/form'] > 1000);
assert.ok(most['/form-not-displayed'] < 50);
JS
node run.mjs
