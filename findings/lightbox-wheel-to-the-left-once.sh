#!/usr/bin/env bash
# yet-another-react-lightbox takes a second tilt of the wheel to the left for the rest of the first.
# Expected: a tilt turns one slide, to either side, as often as one likes. Seen (3.32.2): to the right each tilt
# turns; to the left only the first, however long one waits. `setWheelInertia` forgets only positive values.
# Needs a Chromium, named by CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0 esbuild@0.28.2 \
  react@19.3.1 react-dom@19.3.1 yet-another-react-lightbox@3.32.2
cat > app.jsx <<'JSX'
import { createRoot } from 'react-dom/client';
import Lightbox from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
const slides = [1, 2, 3, 4, 5].map((number) => ({ type: 'number', number }));
const on = { view: ({ index }) => (document.title = index + 1) };
const render = { slide: ({ slide }) => slide.number };
createRoot(document.querySelector('main')).render(<Lightbox open slides={slides} index={2} on={on} render={render} />);
JSX
npx esbuild app.jsx --bundle --jsx=automatic --outfile=app.js --log-level=error
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
console.log(await browser.version());
const page = await browser.newPage();
async function shownAfter(...tilts) {
  await page.setContent('<!doctype html><main></main>');
  await page.addStyleTag({ content: readFileSync('app.css', 'utf8') });
  await page.addScriptTag({ content: readFileSync('app.js', 'utf8') });
  await pause(1000);
  await page.mouse.move(400, 300);
  for (const tilt of tilts) {
    for (let step = 0; step < 4; step += 1) await page.mouse.wheel({ deltaX: tilt });
    await pause(1500);
  }
  return page.title();
}
const results = { right: await shownAfter(120, 120), left: await shownAfter(-120, -120) };
await browser.close();
console.log(results);
assert.deepEqual(results, { right: '5', left: '2' });
JS
node run.mjs
