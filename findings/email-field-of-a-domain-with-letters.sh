#!/usr/bin/env bash
# One address typed into `<input type="email">` is two different texts in Chromium and Firefox.
# Expected: the value is what was typed. Seen (Chromium 156): the domain comes in ASCII, from `value` and from
# `FormData`; Firefox ESR 153 gives the letters as typed.
# A server, or a test, that compares addresses meets both. Needs both browsers (CHROMIUM_PATH, FIREFOX_PATH).
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import puppeteer from 'puppeteer-core';
async function typed(browserName, executablePath, args) {
  const browser = await puppeteer.launch({ browser: browserName, executablePath, args });
  const page = await browser.newPage();
  await page.setContent('<form><input type="email" name="address"></form>');
  await page.type('input', 'kari@blåbær.example');
  const seen = await page.evaluate(() => {
    const input = document.querySelector('input');
    return [input.value, new FormData(input.form).get('address'), input.validity.valid];
  });
  console.log(await browser.version(), seen);
  await browser.close();
  return seen;
}
const { CHROMIUM_PATH = '/usr/bin/chromium', FIREFOX_PATH = '/usr/bin/firefox-esr' } = process.env;
const [ascii, letters] = ['kari@xn--blbr-roah.example', 'kari@blåbær.example'];
assert.deepEqual(await typed('chrome', CHROMIUM_PATH, ['--no-sandbox']), [ascii, ascii, true]);
assert.deepEqual(await typed('firefox', FIREFOX_PATH, []), [letters, letters, true]);
JS
node run.mjs
