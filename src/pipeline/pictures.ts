import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Version } from '../content/cropRegion.ts';
import { siteContent } from '../content/siteContent.ts';
import { contentFolder, currentContent } from '../files/current.ts';
import { inParallel } from '../files/inParallel.ts';
import { pruneCache, cachedFile, produce, publish } from '../files/pictures/produce.ts';
import { picturesOf } from '../site/page/loadSource.ts';
import { showEveryPicture } from '../site/view/everyPicture.ts';

/**
 * Astro integration that makes the pictures of the pages. Astro's own service decodes an original again for
 * each file, and publishes originals that are only measured (docs/decisions/12).
 */
export const pictures = (): AstroIntegration => ({
  name: 'pictures',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      let [made, all] = [0, 0];
      await inParallel(await shownVersions(), async ([path, versions]) => {
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
        const found = [...(await shownVersions())].find(([, versions]) => versions.has(name));
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

/** The versions that the pages show by the names of their files, of each original by its path. */
async function shownVersions(): Promise<Map<string, Map<string, Version>>> {
  const content = await currentContent();
  const shown = new Map<string, Map<string, Version>>();
  const pictures = picturesOf(content, (path, name, version) => {
    const versions = shown.get(path) ?? new Map<string, Version>();
    shown.set(path, versions.set(name, version));
  });
  await showEveryPicture({ content: siteContent(content), pictures });
  return shown;
}
