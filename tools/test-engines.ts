import { firefox, webkit } from '@playwright/test';
import config from '../tests/engines/playwright.config.ts';
import { npm } from './npm.ts';

const types = { firefox, webkit };

/* npm run test:engines: says which engines besides Chromium are here, and runs the essential journeys in them. */
const found: string[] = [];
for (const project of config.projects) {
  const fault = await faultOf(project.use);
  if (fault === undefined) found.push(project.name);
  console.log(`${project.name}: ${fault === undefined ? 'is here' : `skipped. ${fault}`}`);
}
if (found.length === 0) {
  console.log(
    'No engine but Chromium can be driven here. Playwright fetches its own: npx playwright install firefox webkit',
  );
} else {
  const args = [...found.map((name) => `--project=${name}`), ...process.argv.slice(2)];
  process.exitCode = npm(['exec', '--', 'playwright', 'test', '-c', 'tests/engines', ...args]) ? 0 : 1;
}

/** Why an engine cannot show a page, in the first line of what it says; nothing where it can. */
async function faultOf({ browserName, ...use }: (typeof config.projects)[number]['use']) {
  const { channel, launchOptions } = { channel: undefined, launchOptions: undefined, ...use };
  const options = { ...(channel && { channel }), ...launchOptions, timeout: 30_000 };
  const browser = await types[browserName].launch(options).catch(String);
  if (typeof browser === 'string') return browser.split('\n')[0];
  try {
    await browser.newPage();
    return undefined;
  } catch (error) {
    return `${browser.version()}: ${String(error).split('\n')[0]}`;
  } finally {
    await browser.close();
  }
}
