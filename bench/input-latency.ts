import { resolve } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { requireBuild } from '../src/pipeline/build-record.ts';
import { bannerMessages } from '../src/site/consent/messages.ts';
import { runCommand } from '../tools/shared/command.ts';
import { installPrograms } from '../tools/shared/programs.ts';
import { startSite } from '../tools/shared/workerd-server.ts';
import { measureTable, writeReport } from './report.ts';
import { launchBrowser, openPhone } from './throttled.ts';

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Answers the consent banner, which covers the foot of the window. */
const answer = (page: Page) => button(page, bannerMessages.decline).tap();

/** What is pressed on the home page, each in a new profile, because the first press is the slowest. */
const presses: Record<string, (page: Page) => Locator | Promise<Locator>> = {
  'a bare button': async (page) => {
    await page.goto('about:blank');
    await page.setContent('<!doctype html><html lang="nb"><title>En knapp</title><button>En knapp</button>');
    return page.locator('button');
  },
  '«Godta»': (page) => button(page, bannerMessages.accept),
  '«Innstillinger»': (page) => button(page, bannerMessages.settings),
  menu: async (page) => {
    await answer(page);
    return button(page, 'Meny');
  },
  gallery: async (page) => {
    await answer(page);
    const link = page.locator('#prosjekter h3 a').first();
    await link.scrollIntoViewIfNeeded();
    return link;
  },
  'form is sent': async (page) => {
    await answer(page);
    await page.route('**', (route, request) =>
      request.method() === 'POST' ? route.fulfill({ status: 200 }) : route.fallback(),
    );
    await page.locator('#skjema').scrollIntoViewIfNeeded();
    await page.locator('#skjema[novalidate]').waitFor();
    await page.getByLabel('Navn *').fill('Kari');
    await page.getByLabel('E-post *').fill('kari@eksempel.example');
    await page.getByLabel('Melding *').fill('Badet er fra 1987.');
    await page.locator('#skjema-consent').tap();
    return button(page, 'Send melding');
  },
};

const runs = 5;

/* npm run bench:input-latency: from a press to the next frame, on the build in `dist/`. */
await runCommand(async () => {
  requireBuild();
  await installPrograms();
  const browser = await launchBrowser();
  const site = await startSite({ port: 0, directory: resolve('dist') });
  const subject = { name: 'milliseconds', url: site.url };
  const table = await measureTable([subject], runs, ({ url }) => measurePresses(browser, url));
  await Promise.all([browser.close(), site.close()]);
  await writeReport('Input latency', [
    `From a press to the frame after it (event timing): medians of ${runs} runs on a phone with a CPU four times
slower. The first row is a bare button on an empty page.`,
    table,
  ]);
});

async function measurePresses(browser: Browser, url: string) {
  const times: Record<string, number> = {};
  for (const [name, prepare] of Object.entries(presses)) {
    const { page, close } = await openPhone(browser);
    await page.goto(url);
    const target = await prepare(page);
    await page.waitForTimeout(1000);
    const longest = page.evaluate(longestEvent);
    await target.tap();
    times[name] = await longest;
    await close();
  }
  return times;
}

/** Runs in the page: the longest event of the next 1.5 seconds. The shortest that is reported takes 16 ms. */
function longestEvent() {
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  return new Promise<number>((done) => {
    let longest = 16;
    const observer = new PerformanceObserver((list) => {
      longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe(options);
    setTimeout(() => done(longest), 1500);
  });
}
