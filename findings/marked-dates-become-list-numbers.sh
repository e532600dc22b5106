#!/usr/bin/env bash
# Two paragraphs that begin with a Norwegian date are published with a date that nobody wrote.
# Expected: text. «15. mars» is how Norwegian, German and Danish write a day. Seen (marked 18.2.1, as CommonMark
# has it): each begins an item of one list, whose numbers the browser counts: 1, 2. The 15th becomes the 2nd.
# In the middle of a paragraph only the first of a month tears it in two.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund marked@18.2.1
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { marked } from 'marked';
const listsOf = (text) => [...marked.parse(text).matchAll(/<ol.*?>|<li>/g)].map(String);
const dates = '1. januar 2026 begynner avtalen.\n\n15. mars 2026 er den over.';
const inside = (day) => `Vi har ferie fra\n${day}. mai og en uke fremover.`;
console.log(marked.parse(dates));
assert.deepEqual(listsOf(dates), ['<ol>', '<li>', '<li>']);
assert.deepEqual([1, 2, 17].map((day) => listsOf(inside(day)).length), [2, 0, 0]);
assert.deepEqual(listsOf('17. mai er stengt.'), ['<ol start="17">', '<li>']);
JS
node run.mjs
