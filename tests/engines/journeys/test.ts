import { resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { readBuildRecord } from '../../../src/pipeline/build-record.ts';
import { startInbox } from '../../../tools/shared/inbox.ts';
import { startSite } from '../../../tools/shared/workerd-server.ts';
import type { Engine } from './browser.ts';
import { firefox } from './firefox.ts';
import { startRefusingProxy } from './refusing-proxy.ts';
import { Visitor } from './visitor.ts';
import { startWatchedServer } from './watched-server.ts';
import { webkitGtk } from './webkitgtk.ts';

export { expect };

const engines = { 'firefox-esr': firefox, webkitgtk: webkitGtk };

/** Settings of a project. */
export interface EngineOptions {
  engineName: keyof typeof engines;
}

interface Fixtures {
  /** Whether the browser refuses site data; for `test.use`. */
  blocksStorage: boolean;
  /** Receives what the form posts. */
  inbox: Awaited<ReturnType<typeof startInbox>>;
  /** Address of the server that the journey visits, which reports to `problems`. */
  site: Awaited<ReturnType<typeof startWatchedServer>>;
  /** Complaints and other hosts that belong to what the journey does. */
  allowed: RegExp[];
  visitor: Visitor;
}

/** A journey has a browser of its own, and fails where a page complains or asks another host. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine; built: string }>({
  engineName: ['firefox-esr', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]();
      await use(engine);
      engine.stop();
    },
    { scope: 'worker' },
  ],
  blocksStorage: [false, { option: true }],
  built: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await startSite({ port: 0, directory: resolve('dist') });
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  inbox: async ({}, use) => {
    const inbox = await startInbox({ port: 0 });
    await use(inbox);
    await inbox.close();
  },
  site: async ({ built, inbox }, use) => {
    const site = await startWatchedServer(built, { [readBuildRecord().formEndpoint]: inbox.url });
    await use(site);
    await site.close();
  },
  // eslint-disable-next-line no-empty-pattern
  allowed: async ({}, use) => use([/^Asked firefox\.settings\.services\.mozilla\.com:443$/]),
  visitor: async ({ engine, blocksStorage, site, allowed }, use) => {
    const proxy = await startRefusingProxy();
    const browser = await engine.start({ proxyPort: proxy.port, blocksStorage });
    const visitor = new Visitor(browser, site.url);
    try {
      await use(visitor);
    } finally {
      await browser.close();
      proxy.close();
    }
    const complaints = [...site.problems, ...proxy.hosts.map((host) => `Asked ${host}`)];
    expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});
