#!/usr/bin/env bash
# A paste that a test makes by `new ClipboardEvent('paste', { clipboardData })` is empty in Firefox.
# Expected: the event has the data that it was given, as in Chromium, and as `new DragEvent('drop', {
# dataTransfer })` has in both. Seen (Firefox ESR 153): `clipboardData` is another, empty object, so that code
# that reads it does nothing, and a test that expects nothing passes. A plain event with the property works.
# Needs a Firefox and a Chromium, named by FIREFOX_PATH and CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import puppeteer from 'puppeteer-core';
function textsOf() {
  const data = new DataTransfer();
  data.setData('text/plain', 'Words');
  const paste = new ClipboardEvent('paste', { clipboardData: data });
  const drop = new DragEvent('drop', { dataTransfer: data });
  const plain = Object.assign(new Event('paste'), { clipboardData: data });
  return [paste.clipboardData, drop.dataTransfer, plain.clipboardData].map((each) => each.getData('text/plain'));
}
const seen = {};
for (const [browser, executablePath] of [
  ['firefox', process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'],
  ['chrome', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'],
]) {
  const launched = await puppeteer.launch({ browser, executablePath, args: browser === 'chrome' ? ['--no-sandbox'] : [] });
  console.log(await launched.version());
  seen[browser] = await (await launched.newPage()).evaluate(textsOf);
  await launched.close();
}
console.log(seen);
assert.deepEqual(seen, { firefox: ['', 'Words', 'Words'], chrome: ['Words', 'Words', 'Words'] });
JS
node run.mjs
