import { convertV4MiniflareOptions, Miniflare, NoOpLog } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

/**
 * Serves static files by workerd, the engine of the CDN, with the settings of `wrangler.jsonc` and with `_headers`
 * and `_redirects` from the folder. Nothing reaches the network, no account is used and nothing is reported.
 * Undocumented interfaces are used here alone (docs/decisions/07).
 */
export async function startSite(options: { port: number; directory: string; https?: boolean }) {
  const { directory, ...own } = options;
  const overrides = { assets: { directory } };
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.jsonc', undefined, { overrides });
  // There are no modules to have rules for.
  delete workerOptions.modulesRules;
  const settings = convertV4MiniflareOptions({
    ...workerOptions,
    // Miniflare wants a worker; with assets alone it is never called.
    modules: true,
    script: 'export default {}',
    host: 'localhost',
    ...own,
    // Would otherwise be fetched from Cloudflare: where a request at the edge comes from.
    cf: false,
    logRequests: false,
    log: new NoOpLog(),
  });
  const server = new Miniflare(settings);
  const { origin } = await server.ready;
  return { url: origin, close: () => server.dispose() };
}

/** The built site, being served; its address has no slash at the end. */
export type Site = Awaited<ReturnType<typeof startSite>>;
