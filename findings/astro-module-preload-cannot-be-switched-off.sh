#!/usr/bin/env bash
# `vite.build.modulePreload: false` in an Astro config changes nothing: the build preloads all the same.
# Expected: as in Vite, the build lists no files to preload before a dynamic import. Seen (Astro 7.3.5): it lists
# the module and what it imports. A plug-in that sets the option for the environment `client` is heard.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund astro@7.3.5 node@24.21.0
export ASTRO_TELEMETRY_DISABLED=1 PATH="$PWD/node_modules/.bin:$PATH"
mkdir -p src/pages
cat > src/pages/index.astro <<'HTML'
<html lang="en"><head><title>Page</title></head><body><script>
  addEventListener('click', () => import('../one.ts').then(({ run }) => run()));
  addEventListener('keydown', () => import('../two.ts').then(({ run }) => run()));
</script></body></html>
HTML
for name in one two; do
  echo "import { show } from './show.ts'; export const run = () => show('$name');" > "src/$name.ts"
done
echo "export const show = (words: string) => document.body.append(words);" > src/show.ts
cat > plain.mjs <<'JS'
export default { outDir: 'plain', vite: { build: { modulePreload: false } } };
JS
cat > plugin.mjs <<'JS'
const plugin = {
  name: 'no-module-preload',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
};
export default { outDir: 'plugin', vite: { plugins: [plugin] } };
JS
for name in plain plugin; do astro build --config "$name.mjs" > "$name.log"; done
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
const listed = (folder) =>
  readdirSync(`${folder}/_astro`).flatMap((file) =>
    [...readFileSync(`${folder}/_astro/${file}`, 'utf8').matchAll(/m\.f=\[([^\]]*)\]/g)].map(([, list]) => list),
  );
const seen = { option: listed('plain'), plugin: listed('plugin') };
console.log(seen);
assert.match(seen.option[0], /one\..*show\..*two\./);
assert.deepEqual(seen.plugin, []);
JS
node run.mjs
