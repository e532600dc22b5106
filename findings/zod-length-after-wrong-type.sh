#!/usr/bin/env bash
# Zod measures the length of a text that stands where an array belongs, and counts its letters as items.
# Expected: one issue, of the wrong type. Seen (zod 4.6.7): a second one, «expected string to have <=5
# characters», although the schema has no string with a limit. A short text brings one issue only.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund zod@4.6.7
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { z } from 'zod';
const list = z.array(z.string()).max(5);
const issuesOf = (value) => list.safeParse(value).error.issues.map(({ code }) => code);
const [long, short, number] = ['facebook', 'fb', 12].map(issuesOf);
console.log({ long, short, number });
assert.deepEqual(long, ['invalid_type', 'too_big']);
assert.deepEqual(short, ['invalid_type']);
assert.deepEqual(number, ['invalid_type']);
JS
node run.mjs
