#!/usr/bin/env bash
# Playwright's `getByRole` finds buttons that no screen reader reaches: behind an open modal dialog, or `inert`.
# Expected: it leaves out what is not in the accessibility tree, as it does with `aria-hidden`; a test that the
# page behind a dialog is out of reach would see it. Seen (Playwright 1.65.1, Chromium 156): the count is 1,
# where Chromium's own tree has no button.
# Needs a Chromium, named by CHROMIUM_PATH.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y > package.log
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat > run.mjs <<'JS'
import assert from 'node:assert';
import { chromium } from 'playwright-core';
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
console.log(browser.version());
const button = '<button>Send</button>';
const cases = {
  shown: button,
  ariaHidden: `<div aria-hidden="true">${button}</div>`,
  inert: `<div inert>${button}</div>`,
  behindDialog: `${button}<dialog>Words</dialog>`,
};
const seen = {};
for (const [name, html] of Object.entries(cases)) {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const inTree = nodes.filter(({ ignored, role }) => !ignored && role.value === 'button').length;
  seen[name] = { byRole: await page.getByRole('button').count(), inTree };
  await page.close();
}
await browser.close();
console.log(seen);
assert.deepEqual(seen, {
  shown: { byRole: 1, inTree: 1 },
  ariaHidden: { byRole: 0, inTree: 0 },
  inert: { byRole: 1, inTree: 0 },
  behindDialog: { byRole: 1, inTree: 0 },
});
JS
node run.mjs
