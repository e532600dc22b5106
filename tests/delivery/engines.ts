import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { test } from '@playwright/test';
import { missingNginx, startNginx } from '../../tools/shared/nginx-server.ts';
import { startSite, type Site } from '../../tools/shared/workerd-server.ts';

/** The production build. */
export const dist = resolve('dist');

/** An answer as it came over the wire: nothing followed, decoded or normalised. */
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for exactly this path; `fetch` would resolve the dots in it and unpack the answer. */
type Get = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

const engines = [
  { name: 'workerd', start: () => startSite({ port: 0, directory: dist }), missing: undefined },
  { name: 'nginx', start: () => startNginx(dist), missing: missingNginx() },
];

/** Declares tests for both hosts' engines, each with the build as it would be delivered. */
export function forEachEngine(declare: (get: Get) => void) {
  for (const { name, start, missing } of engines)
    test.describe(name, () => {
      // One server for all tests: a second worker would start another.
      test.describe.configure({ mode: 'default' });
      test.skip(missing !== undefined, missing);
      let site: Site;
      test.beforeAll(async () => {
        // For nginx the editor's scripts are compressed first.
        test.setTimeout(240_000);
        site = await start();
      });
      test.afterAll(() => site.close());
      declare(async (path, headers = {}, method = 'GET') => {
        const { hostname, port } = new URL(site.url);
        const asked = request({ hostname, port, path, method, headers, agent: false });
        asked.end();
        const [response] = (await once(asked, 'response')) as [IncomingMessage];
        const body = Buffer.concat(await response.toArray());
        return { status: response.statusCode ?? 0, headers: response.headers, body };
      });
    });
}

/** The address of some file of the build in a folder and with an ending, where there is one. */
export function findFile(folder: string, ending: string): string | undefined {
  const path = `${dist}/${folder}`;
  const file = existsSync(path) ? readdirSync(path).find((name) => name.endsWith(ending)) : undefined;
  return file && `/${folder}/${file}`;
}

/** The same for what every build has. */
export function anyFile(folder: string, ending: string): string {
  const file = findFile(folder, ending);
  if (file === undefined) throw new Error(`The build has no ${ending} in /${folder}.`);
  return file;
}
