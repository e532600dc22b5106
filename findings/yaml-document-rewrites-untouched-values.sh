#!/usr/bin/env bash
# A `yaml` document that is changed in one field is written anew as a whole, in canonical form.
# Expected: a library that keeps comments keeps the spelling of what was not touched. Seen (yaml 2.9.1):
# `0150` becomes `150`, `+4722222222` loses its sign, two empty lines become one, columns lose their spaces.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund yaml@2.9.1
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { parseDocument } from 'yaml';
const document = parseDocument('postcode: 0150\nphone: +4722222222\n\n\nopen:   true # daily\nname: Old\n');
document.set('name', 'New');
console.log(String(document));
assert.equal(String(document), 'postcode: 150\nphone: 4722222222\n\nopen: true # daily\nname: New\n');
JS
node run.mjs
