import { convertV4MiniflareOptions, Miniflare, NoOpLog } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

/**
 * Serves static files by workerd, the engine of the CDN, with the settings of `wrangler.jsonc` and with
 * `_headers` and `_redirects` of the folder, without network, account or telemetry. The only file that uses
 * undocumented interfaces of Miniflare and wrangler (docs/decisions/07); `tests/any-firm/delivery/` fails if
 * an update changes them.
 */
export async function startSite({ port, directory }: { port: number; directory: string }) {
  const overrides = { assets: { directory } };
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.jsonc', undefined, { overrides });
  delete workerOptions.modulesRules;
  const settings = convertV4MiniflareOptions({
    ...workerOptions,
    // Miniflare requires a worker; with assets alone it is never called.
    modules: true,
    script: 'export default {}',
    host: 'localhost',
    port,
    // Otherwise Miniflare fetches the location of the request from Cloudflare.
    cf: false,
    logRequests: false,
    log: new NoOpLog(),
  });
  const server = new Miniflare(settings);
  const { origin } = await server.ready;
  return { url: origin, close: () => server.dispose() };
}
