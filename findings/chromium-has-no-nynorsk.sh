#!/usr/bin/env bash
# Chromium writes dates in English where a page asks for Nynorsk, one of Norway's two written languages.
# Expected: as in Node, which has the same V8 and the same ICU library, and in Firefox: «torsdag 1. januar 1970»;
# or at least Bokmål. Seen (Chromium 156): `Intl` has the languages of Chromium's own menus alone, so `nn`, `se`,
# `fo` and `is` are missing and fall back to the browser's language, while a name in Nynorsk is sorted by other
# rules, too. HTML that Node wrote and a script writes again in the browser differs.
# Needs a Chromium, named by CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0 node@24.21.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import puppeteer from 'puppeteer-core';
const day = `new Intl.DateTimeFormat('nn', { dateStyle: 'full', timeZone: 'UTC' }).format(0)`;
const known = `Intl.DateTimeFormat.supportedLocalesOf(['nb', 'nn', 'se', 'fo', 'is'])`;
const sorted = `['Zoo', 'Aasen', 'Anne'].sort(new Intl.Collator('nn').compare)`;
const all = `({ day: ${day}, known: ${known}, sorted: ${sorted} })`;
const inNode = (0, eval)(all);
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', '--lang=en-US'] });
console.log(await browser.version(), process.version);
const inChromium = await (await browser.newPage()).evaluate(all);
await browser.close();
console.log({ inNode, inChromium });
assert.deepEqual(inNode.known, ['nb', 'nn', 'se', 'fo', 'is']);
assert.equal(inNode.day, 'torsdag 1. januar 1970');
assert.deepEqual(inNode.sorted, ['Anne', 'Zoo', 'Aasen']);
assert.deepEqual(inChromium.known, ['nb']);
assert.equal(inChromium.day, 'Thursday, January 1, 1970');
assert.deepEqual(inChromium.sorted, ['Aasen', 'Anne', 'Zoo']);
JS
npx node run.mjs
