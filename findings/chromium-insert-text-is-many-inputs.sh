#!/usr/bin/env bash
# `execCommand('insertText')` with many lines is two `input` events a line in Chromium, and one in all in Firefox.
# Expected: one, as for a paste by keyboard; it is how a script puts text into a field so that undo takes it back.
# Seen (Chromium 156, Firefox ESR 153): 100 lines are 200 events, each with the text so far, and the field is laid
# out for each: twice the lines take four times as long, and a framework renders at every one.
# Needs a Chromium and a Firefox, named by CHROMIUM_PATH and FIREFOX_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import puppeteer from 'puppeteer-core';
function insert(text) {
  const field = document.querySelector('textarea');
  let events = 0;
  field.addEventListener('input', () => (events += 1));
  field.focus();
  document.execCommand('insertText', false, text);
  return { events, isWhole: field.value === text };
}
const seen = {};
for (const [browser, executablePath] of [
  ['chrome', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'],
  ['firefox', process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'],
]) {
  const launched = await puppeteer.launch({ browser, executablePath, args: browser === 'chrome' ? ['--no-sandbox'] : [] });
  console.log(await launched.version());
  const page = await launched.newPage();
  await page.setContent('<textarea></textarea>');
  seen[browser] = await page.evaluate(insert, 'A line\n'.repeat(100));
  await launched.close();
}
console.log(seen);
assert.deepEqual(seen, { chrome: { events: 200, isWhole: true }, firefox: { events: 1, isWhole: true } });
JS
node run.mjs
