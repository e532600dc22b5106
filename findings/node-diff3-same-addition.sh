#!/usr/bin/env bash
# Two sides that add the same line at the same place, one of them with a further line, are a conflict.
# Expected: the common beginning is agreed on, and the further line is taken. Seen (node-diff3 3.2.1): one
# conflict with an empty base, also with `excludeFalseConflicts`; who keeps both sides has the line twice.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund node-diff3@3.2.1
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { diff3Merge } from 'node-diff3';
const merge = (mine, theirs) => diff3Merge(mine, ['Per'], theirs, { excludeFalseConflicts: true });
const equal = merge(['Per', 'Nora'], ['Per', 'Nora']);
const [, { conflict }] = merge(['Per', 'Nora'], ['Per', 'Nora', 'Anne']);
console.log(JSON.stringify({ equal, conflict }));
assert.deepEqual(equal, [{ ok: ['Per', 'Nora'] }]);
assert.deepEqual([conflict.a, conflict.o, conflict.b], [['Nora'], [], ['Nora', 'Anne']]);
JS
node run.mjs
