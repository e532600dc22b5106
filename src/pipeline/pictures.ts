import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../files/current.ts';
import { inParallel } from '../files/inParallel.ts';
import { pruneCache, cachedFile, produce, publish } from '../files/pictures/produce.ts';
import { requestedVersions } from '../files/pictures/versions.ts';

/**
 * Astro integration that makes the pictures of the pages. Astro's own service decodes an original again for
 * each file, and publishes originals that are only measured (docs/decisions/12).
 */
export const pictures = (): AstroIntegration => ({
  name: 'pictures',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      let [made, all] = [0, 0];
      await inParallel(requestedVersions(), async ([path, versions]) => {
        const produced = await produce(join(contentFolder(), path), versions);
        made += produced;
        all += versions.size;
        for (const name of versions.keys())
          await publish(name, fileURLToPath(new URL(`_astro/${name}`, dir)));
      });
      await pruneCache();
      logger.info(`${all} picture files, ${made} of them new.`);
    },
    'astro:server:setup': ({ server, logger }) => {
      /** A requested version, made when the browser asks for it. */
      const find = async (name: string) => {
        const found = [...requestedVersions()].find(([, versions]) => versions.has(name));
        const version = found?.[1].get(name);
        if (!found || !version) return undefined;
        await produce(join(contentFolder(), found[0]), new Map([[name, version]]));
        return { bytes: await readFile(cachedFile(name)), format: version.format };
      };
      server.middlewares.use('/_astro', (request, response, next) => {
        find(request.url?.slice(1) ?? '').then(
          (picture) => {
            if (!picture) return next();
            response.setHeader('Content-Type', `image/${picture.format}`);
            response.end(picture.bytes);
          },
          (error: unknown) => {
            logger.error(String(error));
            next();
          },
        );
      });
    },
  },
});
