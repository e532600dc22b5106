import { fileURLToPath } from 'node:url';
import { Miniflare, NoOpLog } from 'miniflare';
import { unstable_readConfig } from 'wrangler';

const SETTINGS = fileURLToPath(new URL('../../wrangler.jsonc', import.meta.url));

/**
 * Serves static files by workerd, the engine of the CDN, with the settings of `wrangler.jsonc` and with `_headers`
 * and `_redirects` from the folder. Nothing reaches the network, no account is used and nothing is reported.
 */
export async function startSite(options: { port: number; directory: string; https?: boolean }) {
  const { name, assets, compatibility_date } = unstable_readConfig({ config: SETTINGS });
  const server = new Miniflare({
    host: 'localhost',
    port: options.port,
    ...(options.https && { https: true }),
    // Would otherwise be fetched from Cloudflare: where a request at the edge comes from.
    cf: false,
    telemetry: { enabled: false },
    enableDevRegistry: false,
    logRequests: false,
    log: new NoOpLog(),
    workers: [
      {
        config: {
          name: name ?? 'site',
          compatibilityDate: compatibility_date ?? '2026-11-01',
          // Miniflare wants a worker; with assets alone it is never called.
          manifest: {
            mainModule: 'none.mjs',
            modules: { 'none.mjs': { type: 'esm', contents: 'export default {}' } },
          },
          assets: {
            directory: options.directory,
            htmlHandling: assets?.html_handling,
            notFoundHandling: assets?.not_found_handling,
          },
        },
      },
    ],
  });
  const { origin } = await server.ready;
  return { url: origin, close: () => server.dispose() };
}

/** The built site, being served; its address has no slash at the end. */
export type Site = Awaited<ReturnType<typeof startSite>>;
