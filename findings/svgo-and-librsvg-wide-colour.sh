#!/usr/bin/env bash
# A drawing of Figma with a wide colour and its fallback in one style turns black by way of SVGO and librsvg.
# Expected: the fallback survives. Seen (svgo 4.1.0, sharp 0.35.5 with librsvg 2.63): `convertStyleToAttrs`
# keeps the last declaration as an attribute, which cannot have two; librsvg draws `color()` there black.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund svgo@4.1.0 sharp@0.35.5
cat > run.mjs <<'JS'
import assert from 'node:assert';
import sharp from 'sharp';
import { optimize } from 'svgo';
const style = 'fill:#D41822;fill:color(display-p3 0.831 0.094 0.133);fill-opacity:1';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z" style="${style}"/></svg>`;
const { data } = optimize(drawing, { plugins: ['convertStyleToAttrs'] });
const colourOf = async (svg) => [...(await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()).subarray(0, 3)];
const [before, after] = [await colourOf(drawing), await colourOf(data)];
console.log({ data, before, after });
assert.deepEqual(before, [212, 24, 34]);
assert.deepEqual(after, [0, 0, 0]);
JS
node run.mjs
