#!/usr/bin/env bash
# Vite writes an object of `define` whole at each place that reads one property of it, minified as well.
# Expected: the property's value, as for `import.meta.env.MODE`, or the object once, as esbuild writes it; what
# no script reads is not sent. Seen (Vite 8.3.8): every use carries all of the object's values, also those that
# nothing reads, so that private settings beside public ones reach the browser. A key with a dot is replaced by
# its value alone.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund vite@8.3.8 esbuild@0.28.2 node@24.21.0
cat > page.js <<'JS'
console.log(SETTINGS.mode);
console.log(SETTINGS.mode === 'a');
JS
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { build as esbuild } from 'esbuild';
import { build } from 'vite';
const settings = JSON.stringify({ mode: 'a', unread: 'long-text' });
async function vite(define) {
  const options = { rollupOptions: { input: 'page.js' }, write: false, minify: true };
  const { output } = await build({ configFile: false, logLevel: 'silent', define, build: options });
  return output[0].code;
}
const { outputFiles } = await esbuild({ entryPoints: ['page.js'], bundle: true, minify: true, write: false, define: { SETTINGS: settings } });
const codes = {
  vite: await vite({ SETTINGS: settings }),
  viteByProperty: await vite({ 'SETTINGS.mode': '"a"' }),
  esbuild: outputFiles[0].text,
};
console.log(codes);
const timesOf = (code) => code.split('long-text').length - 1;
assert.deepEqual(Object.values(codes).map(timesOf), [2, 0, 1]);
JS
npx node run.mjs
