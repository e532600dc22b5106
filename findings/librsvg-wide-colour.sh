#!/usr/bin/env bash
# A wide colour in an attribute, where a drawing cannot have a fallback beside it, is black in librsvg.
# Expected: its nearest in sRGB, as in browsers. Seen: sharp 0.35.5 with librsvg 2.63.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund sharp@0.35.5
cat > run.mjs <<'JS'
import assert from 'node:assert';
import sharp from 'sharp';
const wide = 'color(display-p3 0.831 0.094 0.133)';
const drawing = (path) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z" ${path}/></svg>`;
const colourOf = async (svg) => [...(await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()).subarray(0, 3)];
const [style, attribute] = [await colourOf(drawing(`style="fill:#D41822;fill:${wide}"`)), await colourOf(drawing(`fill="${wide}"`))];
console.log({ style, attribute });
assert.deepEqual(style, [212, 24, 34]);
assert.deepEqual(attribute, [0, 0, 0]);
JS
node run.mjs
