import { firefox, webkit } from '@playwright/test';
import config from '../tests/engines/playwright.config.ts';
import { missingWebKit } from '../tests/engines/webkitgtk.ts';
import { npm } from './npm.ts';

const types = { firefox, webkit };

/* npm run test:engines: says which engines besides Chromium are here, and runs the essential journeys in them. */
const found: string[] = [];
for (const { name, use } of config.projects) {
  const fault = use ? await faultOf(use) : missingWebKit;
  console.log(`${name}: ${fault === undefined ? 'is here' : `skipped. ${fault}`}`);
  if (fault === undefined) found.push(`--project=${name}`);
}
const args = ['exec', '--', 'playwright', 'test', '-c', 'tests/engines', ...found, ...process.argv.slice(2)];
if (found.length > 0) process.exitCode = npm(args) ? 0 : 1;
else
  console.log(
    'No engine but Chromium can be driven here. Playwright fetches its own: npx playwright install firefox webkit',
  );

/** Why an engine cannot show a page, in the first line of what it says; nothing where it can. */
async function faultOf({ browserName, ...use }: NonNullable<(typeof config.projects)[number]['use']>) {
  const { channel, launchOptions } = { channel: undefined, launchOptions: undefined, ...use };
  const options = { ...(channel && { channel }), ...launchOptions, timeout: 30_000 };
  const browser = await types[browserName].launch(options).catch(String);
  if (typeof browser === 'string') return browser.split('\n')[0];
  const fault = await browser.newPage().then(
    () => undefined,
    (error: unknown) => `${browser.version()}: ${String(error).split('\n')[0]}`,
  );
  await browser.close();
  return fault;
}
