#!/usr/bin/env bash
# A refinement of a Zod object runs beside an unknown key, but not beside a wrong value of another field.
# Expected: «every mistake at once» in both, or in neither. Seen (zod 4.6.7): with an unknown key the missing
# address is told, with a wrong country it is hidden until the country is right. `when` changes that.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund zod@4.6.7
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { z } from 'zod';
const fields = z.strictObject({ by: z.enum(['post']), address: z.string().optional(), country: z.enum(['no']).optional() });
const rule = ({ by, address }) => by !== 'post' || address !== undefined;
const told = (schema, value) => schema.safeParse(value).error.issues.map(({ code }) => code);
const plain = fields.refine(rule, { path: ['address'] });
const always = fields.refine(rule, { path: ['address'], when: () => true });
const unknownKey = told(plain, { by: 'post', town: 'x' });
const wrongValue = told(plain, { by: 'post', country: 'se' });
const withWhen = told(always, { by: 'post', country: 'se' });
console.log({ unknownKey, wrongValue, withWhen });
assert.deepEqual(unknownKey, ['unrecognized_keys', 'custom']);
assert.deepEqual(wrongValue, ['invalid_value']);
assert.deepEqual(withWhen, ['invalid_value', 'custom']);
JS
node run.mjs
