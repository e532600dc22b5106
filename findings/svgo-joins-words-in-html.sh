#!/usr/bin/env bash
# SVGO removes the spaces between words of HTML in a drawing: «30 <b>m²</b> bath» becomes «30m²bath».
# Expected: text within `<foreignObject>` is left as it is, or its spaces are collapsed to one. Seen (SVGO 4.1.0,
# default plug-ins): spaces beside an element are removed, as they mean nothing between shapes. In `<text>` of
# SVG itself they are kept.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund svgo@4.1.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { optimize } from 'svgo';
const drawing = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${inner}</svg>`;
const textOf = (inner) => optimize(drawing(inner)).data.replaceAll(/<[^>]+>/g, '');
const html = '<p xmlns="http://www.w3.org/1999/xhtml">30 <b>m²</b> bath</p>';
const seen = {
  html: textOf(`<foreignObject width="90" height="90">${html}</foreignObject>`),
  text: textOf('<text y="9">30 <tspan font-weight="700">m²</tspan> bath</text>'),
};
console.log(seen);
assert.deepEqual(seen, { html: '30m²bath', text: '30 m² bath' });
JS
node run.mjs
