#!/usr/bin/env bash
# SVGO's default plug-ins drop the rules for print or a dark theme of a class that has a plain rule, too.
# Expected: `inlineStyles` leaves what depends on a medium in the sheet, as its documentation says. Seen (SVGO
# 4.1.0): it moves the plain rule into the element and takes the class off; then `minifyStyles` finds no element
# of that class any more, and removes the rule in `@media`. Where the class has no plain rule, all is kept.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund svgo@4.1.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { optimize } from 'svgo';
const inPrint = '@media print{.line{stroke:#000}}';
const drawing = (style) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>${style}</style><path class="line" d="M0 0h9v9"/></svg>`;
const [both, alone] = [`.line{stroke:red}${inPrint}`, inPrint].map((style) => optimize(drawing(style)).data);
console.log({ both, alone });
assert.doesNotMatch(both, /@media|class=/);
assert.match(both, /stroke:red/);
assert.match(alone, /@media print/);
JS
node run.mjs
