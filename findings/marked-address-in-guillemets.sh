#!/usr/bin/env bash
# A bare address in «guillemets», the quotation marks of Norwegian and French, links to another address.
# Expected: the closing mark is left out, as GFM leaves out a bracket, a comma or a straight quotation mark.
# Seen (marked 18.2.1): it is part of the link. For example.org» browsers ask for the host «example.xn--org-3ga».
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund marked@18.2.1
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { marked } from 'marked';
const hrefOf = (text) => /href="([^"]*)"/.exec(marked.parse(text))[1];
const links = ['(https://example.org)', '"https://example.org"', '«https://example.org»', '“https://example.org”'].map(hrefOf);
console.log(links);
assert.deepEqual(links.slice(0, 2), ['https://example.org', 'https://example.org']);
assert.deepEqual(links.slice(2), ['https://example.org%C2%BB', 'https://example.org%E2%80%9D']);
JS
node run.mjs
