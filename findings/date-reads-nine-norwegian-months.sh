#!/usr/bin/env bash
# `new Date('15. mars 2026')` is the right day, and so are nine of Norway's twelve months; `15. mai 2026` is none.
# Expected: an invalid date for every month that is not English, so that the mistake is met at once. Seen (Node
# 24.21.0, Firefox ESR 153): a word counts by its first three letters, and januar, februar, mars, april, juni,
# juli, august, september and november share them with English. Without the day they differ: Node reads
# «mars 2026», Firefox refuses it; and both read «mai 2026» as January.
# Needs a Firefox, named by FIREFOX_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0 node@24.21.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import puppeteer from 'puppeteer-core';
const months = 'januar februar mars april mai juni juli august september oktober november desember'.split(' ');
function read(names) {
  const monthOf = (text) => new Date(text).getMonth() + 1 || null;
  return [names.map((name) => monthOf(`15. ${name} 2026`)), ...['mars 2026', 'mai 2026'].map(monthOf)];
}
const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
console.log(process.version, await browser.version());
const seen = { node: read(months), firefox: await (await browser.newPage()).evaluate(read, months) };
await browser.close();
console.log(seen);
const nine = [1, 2, 3, 4, null, 6, 7, 8, 9, null, 11, null];
assert.deepEqual(seen, { node: [nine, 3, 1], firefox: [nine, null, 1] });
JS
npx node run.mjs
