#!/usr/bin/env bash
# With `build.format: 'file'` a page's own `Astro.url` and Astro's sitemap name two addresses for one page.
# Expected: `new URL(Astro.url.pathname, Astro.site)`, as Astro's guide writes the canonical link, is the address
# in the sitemap. Seen (Astro 7.3.5, @astrojs/sitemap 3.7.4): the page says /about.html and /index.html, the
# sitemap /about and /, so that search engines are told to drop the addresses that the sitemap lists.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund astro@7.3.5 @astrojs/sitemap@3.7.4 node@24.21.0
export ASTRO_TELEMETRY_DISABLED=1 PATH="$PWD/node_modules/.bin:$PATH"
cat > astro.config.mjs <<'JS'
import sitemap from '@astrojs/sitemap';
export default { site: 'https://firm.example', build: { format: 'file' }, integrations: [sitemap()] };
JS
mkdir -p src/pages
cat > src/pages/about.astro <<'HTML'
<html lang="en"><head><title>Page</title><link rel="canonical" href={new URL(Astro.url.pathname, Astro.site)} /></head></html>
HTML
cp src/pages/about.astro src/pages/index.astro
astro build > build.log
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
const canonical = ['index', 'about'].map(
  (name) => /rel="canonical" href="([^"]+)"/.exec(readFileSync(`dist/${name}.html`, 'utf8'))[1],
);
const listed = [...readFileSync('dist/sitemap-0.xml', 'utf8').matchAll(/<loc>([^<]+)/g)].map(([, each]) => each);
console.log({ canonical, listed });
assert.deepEqual(canonical, ['https://firm.example/index.html', 'https://firm.example/about.html']);
assert.deepEqual(listed, ['https://firm.example/', 'https://firm.example/about']);
JS
node run.mjs
