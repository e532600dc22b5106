import { expect } from '@playwright/test';
import fc from 'fast-check';
import { Guard } from '../support/guard.ts';
import { formEndpoint, test } from '../support/test.ts';
import { provider } from '../support/enquiry.ts';
import type { Act, Visit } from './acts.ts';
import { allActs } from './all-acts.ts';
import { Expected } from './expected.ts';
import { launchOptions } from '../support/full-chromium.ts';

/* Random walks through the site: `npm run test:walks`, with a new seed each time. */

const seed = Number(process.env['WALKS_SEED']);
const numRuns = Number(process.env['WALKS']);
const mapService = 'https://www.google.com';

test.use({ launchOptions });

test('a walk of any acts never surprises', { tag: '@both' }, async ({ browser, baseURL, viewport }) => {
  // A walk takes up to half a minute, and a failed one is tried in shorter forms.
  test.setTimeout((numRuns + 20) * 30_000);

  async function walk(acts: Iterable<Act>) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const guard = new Guard([baseURL!, new URL(formEndpoint).origin, mapService]);
    guard.allow(/Failed to load resource|ERR_ABORTED|ERR_FAILED/);
    await guard.watch(context);
    // Walks compare places to 3 px, and a font that comes late moves a page that was restored.
    await context.route('**/*.woff2', (route) => route.abort());
    const maps: string[] = [];
    await context.route(`${mapService}/**`, (route, request) => {
      maps.push(request.url());
      return route.fulfill({ body: 'Kart' });
    });
    const answer: Visit['provider'] = { answer: 'arrives' };
    const answers = { arrives: provider.accepts, fails: provider.breaksOff, hangs: provider.isSilent };
    await context.route(`${new URL(formEndpoint).origin}/**`, (route) => answers[answer.answer](route));
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto('/');
    const expected = new Expected();
    expected.width = viewport!.width;
    let wasAllowed = false;
    const check = () => {
      const isAllowed = expected.consent === 'true';
      // The map's service may be asked in the act that allows or forbids it.
      if (!wasAllowed && !isAllowed) expect(maps).toEqual([]);
      wasAllowed = isAllowed;
      maps.length = 0;
      guard.check();
    };
    try {
      await fc.asyncModelRun(
        () => ({ model: expected, real: { page, provider: answer, check } }),
        acts as never,
      );
    } finally {
      await context.close();
    }
  }

  const acts = fc.commands<Expected, Visit>(
    allActs.map((act) => fc.constant(act)),
    { maxCommands: 30, size: 'max' },
  );
  await fc.assert(fc.asyncProperty(acts, walk as never), {
    seed,
    numRuns,
  });
});
