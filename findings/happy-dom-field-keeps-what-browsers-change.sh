#!/usr/bin/env bash
# In happy-dom a field has the text that was put in; in browsers it has what the field's type allows.
# Expected: the same, because `value` is where tests read what a person typed or pasted. Seen (happy-dom 21.0.4
# beside Chromium 156): a text area keeps `\r\n` of a paste from Windows, so that its length differs and
# `maxLength` refuses what fits; a number keeps «1,5», which browsers empty; a colour loses «red».
# Needs a Chromium, named by CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund happy-dom@21.0.4 puppeteer-core@25.16.0 node@24.21.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { Window } from 'happy-dom';
import puppeteer from 'puppeteer-core';
const code = `(() => {
  const area = document.createElement('textarea');
  area.value = 'one\\r\\ntwo';
  const input = (type, value) => Object.assign(document.createElement('input'), { type, value }).value;
  return { area: area.value, length: area.textLength, number: input('number', '1,5'), colour: input('color', 'red') };
})()`;
const window = new Window();
const create = `document => ${code}`;
const inHappyDom = (0, eval)(create)(window.document);
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
console.log(await browser.version());
const inChromium = await (await browser.newPage()).evaluate(code);
await browser.close();
console.log({ inHappyDom, inChromium });
assert.deepEqual(inHappyDom, { area: 'one\r\ntwo', length: 8, number: '1,5', colour: '#000000' });
assert.deepEqual(inChromium, { area: 'one\ntwo', length: 7, number: '', colour: '#ff0000' });
await window.happyDOM.close();
JS
npx node run.mjs
