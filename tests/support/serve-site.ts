import { resolve } from 'node:path';
import { startSite } from '../../tools/shared/workerd-server.ts';

/** Serves the build once for all tests, on a free port, by the engine that serves it in production. */
export default async function serveSite() {
  const site = await startSite({ port: 0, directory: resolve('dist') });
  process.env['TEST_SITE'] = site.url;
  return () => site.close();
}
