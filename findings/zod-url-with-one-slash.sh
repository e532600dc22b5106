#!/usr/bin/env bash
# `z.url` with a protocol and a host name takes `https:/host/path`, with one slash, and returns it unchanged.
# Expected: refused, as by `z.httpUrl`: in an `href` it is a path of the page's own site when the page is https.
# Seen (zod 4.6.7): accepted, since both patterns are tried on what `new URL` has mended.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund zod@4.6.7
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { z } from 'zod';
const address = 'https:/www.example.org/page';
const url = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(address);
const httpUrl = z.httpUrl().safeParse(address).success;
const resolved = new URL(address, 'https://firm.example/').href;
console.log({ url, httpUrl, resolved });
assert.deepEqual(url, { success: true, data: address });
assert.equal(httpUrl, false);
assert.equal(resolved, 'https://firm.example/www.example.org/page');
JS
node run.mjs
