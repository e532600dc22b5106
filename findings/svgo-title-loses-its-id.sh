#!/usr/bin/env bash
# SVGO's default plug-ins take the name away from a drawing that is named by `aria-labelledby`.
# Expected: an id that another attribute names is in use, as with `url(#…)` and `href`; both are renamed
# together. Seen (SVGO 4.1.0): the id of `<title>` is removed as unused and `aria-labelledby` stays, which names
# nothing then: in Chromium's accessibility tree the drawing, of role `img`, has lost its role and its name.
# Needs a Chromium, named by CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund svgo@4.1.0 puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import puppeteer from 'puppeteer-core';
import { optimize } from 'svgo';
const written = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-labelledby="a b">
  <title id="a">Floor plan</title><desc id="b">with a bath</desc><path d="M0 0h9v9z"/></svg>`;
const { data } = optimize(written);
console.log(data);
assert.match(data, /aria-labelledby="a b"/);
assert.doesNotMatch(data, / id=| role=/);
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
console.log(await browser.version());
const page = await browser.newPage();
const names = [];
for (const drawing of [written, data]) {
  await page.setContent(drawing);
  const { children = [] } = await page.accessibility.snapshot({ interestingOnly: false });
  const flat = (nodes) => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
  names.push(flat(children).find(({ name }) => name?.includes('bath'))?.name ?? null);
}
await browser.close();
console.log(names);
assert.deepEqual(names, ['Floor plan with a bath', null]);
JS
node run.mjs
