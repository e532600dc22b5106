#!/usr/bin/env bash
# The comment above the first item of a list belongs to the list, that above any other item to the item.
# Expected: each comment moves with the item below it. Seen (yaml 2.9.1): when the items change places, the
# first comment stays where it was, and stands above another item.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund yaml@2.9.1
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { parseDocument } from 'yaml';
const document = parseDocument('list:\n  # about a\n  - a\n  # about b\n  - b\n');
document.get('list').items.reverse();
console.log(String(document));
assert.equal(String(document), 'list:\n  # about a\n  # about b\n  - b\n  - a\n');
JS
node run.mjs
