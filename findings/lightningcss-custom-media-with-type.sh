#!/usr/bin/env bash
# Lightning CSS joins the queries of a custom media list by «and» where one of them is a media type.
# Expected: `--wide: (width >= 48rem), print` holds on a wide screen or on paper, as the draft says of a list.
# Seen (lightningcss 1.33.0): `print and (width >= 48rem)`, so it never holds on a screen; two features give `or`.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund lightningcss@1.33.0
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { transform } from 'lightningcss';
const queryOf = (list) => {
  const code = Buffer.from(`@custom-media --wide ${list}; @media (--wide) { a { color: red } }`);
  const result = transform({ filename: 'a.css', code, drafts: { customMedia: true }, targets: { chrome: 120 << 16 } });
  return /@media ([^{]+) \{/.exec(result.code.toString())[1];
};
const [typed, features] = ['(width >= 48rem), print', '(width >= 48rem), (height >= 10rem)'].map(queryOf);
console.log({ typed, features });
assert.equal(typed, 'print and (width >= 48rem)');
assert.equal(features, '(width >= 48rem) or (height >= 10rem)');
JS
node run.mjs
