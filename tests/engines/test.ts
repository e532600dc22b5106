import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { readBuildRecord } from '../../build/build-record.ts';
import type { EnginePrograms } from '../../tools/engines.ts';
import type { Failure } from '../../tools/inbox/failure.ts';
import { startInbox } from '../../tools/inbox/server.ts';
import type { StoredEnquiry } from '../../tools/inbox/store.ts';
import { startPuppeteer } from './puppeteer.ts';
import type { Engine, Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';

/** Where the form's posts arrive: the real thing, on the port that the build was made for. */
interface Inbox {
  /** What arrived in this test, newest first. */
  messages(): Promise<StoredEnquiry[]>;
  fail(mode: Failure): Promise<void>;
}

interface Fixtures {
  tab: Tab;
  /** Complaints that belong to what a test does. */
  allowed: RegExp[];
  inbox: Inbox;
}

interface WorkerFixtures {
  programs: EnginePrograms | undefined;
  engine: Engine;
}

/** The test of the journeys: a tab in the engine of the project. No test passes while its pages complain. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  programs: [undefined, { option: true, scope: 'worker' }],
  engine: [
    async ({ programs }, use) => {
      const engine = await start(programs!);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // eslint-disable-next-line no-empty-pattern
  allowed: async ({}, use) => use([]),
  tab: async ({ engine, allowed }, use) => {
    const tab = await engine.open(process.env['TEST_SITE']!);
    try {
      await use(tab);
      const problems = await tab.problems();
      base
        .expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))))
        .toEqual([]);
    } finally {
      await tab.close();
    }
  },
  // eslint-disable-next-line no-empty-pattern
  inbox: async ({}, use) => {
    const { formEndpoint } = readBuildRecord();
    const folder = await mkdtemp(join(tmpdir(), 'inbox-'));
    const inbox = await startInbox({
      port: Number(new URL(formEndpoint).port),
      file: join(folder, 'inbox.db'),
    });
    await use({
      messages: async () => (await (await fetch(`${inbox.url}/messages.json`)).json()) as StoredEnquiry[],
      fail: async (mode) =>
        void (await fetch(`${inbox.url}/fail`, { method: 'POST', body: new URLSearchParams({ mode }) })),
    });
    await inbox.close();
    await rm(folder, { recursive: true });
  },
});

function start({ name, program, browser }: EnginePrograms): Promise<Engine> {
  if (name === 'webkit') return startWebKit({ driver: program, browser: browser! });
  return startPuppeteer(name === 'firefox' ? 'firefox' : 'chrome', program);
}
