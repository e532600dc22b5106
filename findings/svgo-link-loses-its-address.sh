#!/usr/bin/env bash
# SVGO's default plug-ins remove `href` from a link in a drawing: it looks the same and leads nowhere.
# Expected: kept, as SVG 2 has it in place of `xlink:href`. Seen (SVGO 4.1.0): the older spelling is kept, the
# newer one is removed as unknown on `<a>` (removeUnknownsAndDefaults), although it is kept on `<use>`.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund svgo@4.1.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { optimize } from 'svgo';
const drawing = (link) => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  viewBox="0 0 9 9"><a ${link}><path d="M0 0h9v9z"/></a></svg>`;
const linkOf = (svg) => /<a\b([^>]*)>/.exec(svg)[1].trim();
const seen = ['href="/map"', 'xlink:href="/map"'].map((link) => linkOf(optimize(drawing(link)).data));
console.log(seen);
assert.deepEqual(seen, ['', 'xlink:href="/map"']);
const overrides = { removeUnknownsAndDefaults: false };
const without = optimize(drawing('href="/map"'), { plugins: [{ name: 'preset-default', params: { overrides } }] });
assert.equal(linkOf(without.data), 'href="/map"');
JS
node run.mjs
