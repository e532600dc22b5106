#!/usr/bin/env bash
# A page that Chromium saved as one file (MHTML) is shown in the state that its scripts left, with the styles
# for browsers without scripts.
# Expected: one or the other; what a script revealed is revealed by its attribute, and `@media (scripting: none)`
# is for pages whose scripts never ran. Seen (Chromium 156): the attributes are saved as they are, no script of
# the file runs, and `scripting: none` matches: a menu that was opened by script shows together with the list
# that stands in for it, or a banner that only a script could close stays for ever.
# Needs a Chromium, named by CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
console.log(await browser.version());
const page = await browser.newPage();
writeFileSync('page.html', `<!doctype html><title>Page</title>
  <style>p { display: none } [data-open] #menu { display: block } @media (scripting: none) { #list { display: block } }</style>
  <p id="menu">Menu</p><p id="list">List</p><script>document.documentElement.dataset.open = '';</script>`);
const shown = () => page.$$eval('p', (all) => all.filter((each) => each.checkVisibility()).map(({ id }) => id));
await page.goto(pathToFileURL('page.html').href);
const live = await shown();
const session = await page.createCDPSession();
const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
writeFileSync('saved.mhtml', data);
await page.goto(pathToFileURL('saved.mhtml').href);
const saved = await shown();
await browser.close();
console.log({ live, saved });
assert.deepEqual(live, ['menu']);
assert.deepEqual(saved, ['menu', 'list']);
JS
node run.mjs
