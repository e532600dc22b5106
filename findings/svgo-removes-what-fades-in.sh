#!/usr/bin/env bash
# SVGO's default plug-ins remove a shape that begins with `opacity="0"` together with its own animation.
# Expected: a shape with an `<animate>` of its opacity in it is not hidden, but fades in. Seen (SVGO 4.1.0):
# `removeHiddenElems` removes both, and the drawing is empty. A shape that begins with `r="0"` and grows is kept:
# for sizes the plug-in looks for children, for opacity it does not.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund svgo@4.1.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { optimize } from 'svgo';
const animated = (shape, attribute, to) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" ${shape}>
    <animate attributeName="${attribute}" to="${to}" dur="1s" fill="freeze"/></circle></svg>`;
const fades = optimize(animated('r="4" opacity="0"', 'opacity', 1)).data;
const grows = optimize(animated('r="0"', 'r', 4)).data;
console.log({ fades, grows });
assert.doesNotMatch(fades, /circle|animate/);
assert.match(grows, /<circle[^>]*><animate/);
JS
node run.mjs
