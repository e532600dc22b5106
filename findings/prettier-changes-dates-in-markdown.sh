#!/usr/bin/env bash
# Prettier changes dates in a Markdown file: «15. mars 2026» at the start of a line is saved as «2. mars 2026».
# Expected: a formatter keeps the words; a day with a dot, as Norwegian, Danish, German and Finnish write it, is
# at worst drawn as an item of a list. Seen (Prettier 3.10.1): the number of each item is written anew, counted
# from the first one, so that the file itself says another date. A number on a line of its own paragraph alone is
# kept. A phone number that begins with «+ 47» loses its plus sign: it becomes an item with a hyphen.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund prettier@3.10.1
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { format } from 'prettier';
const formatted = async (text) => (await format(text, { parser: 'markdown' })).trim();
const dates = await formatted('1. januar 2026 trer avtalen i kraft.\n\n15. mars 2026 er siste frist.\n');
const alone = await formatted('15. mars 2026 er siste frist.\n');
const phone = await formatted('+ 47 00 00 00 00\n');
console.log({ dates, alone, phone });
assert.match(dates, /^2\. mars 2026/m);
assert.match(alone, /^15\. mars 2026/);
assert.equal(phone, '- 47 00 00 00 00');
JS
node run.mjs
