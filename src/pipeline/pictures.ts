import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Version } from '../content/cropRegion.ts';
import { siteContent } from '../content/siteContent.ts';
import { contentFolder, currentContent } from '../files/current.ts';
import { inParallel } from '../files/inParallel.ts';
import { pruneCache, cachedFile, produce, publish } from '../files/pictures/produce.ts';
import { createPictures } from '../site/page/loadSource.ts';
import { showEveryPicture } from '../site/view/everyPicture.ts';

/**
 * Astro integration that makes the pictures of the pages. Astro's own service decodes an original again for
 * each file, and publishes originals that are only measured (docs/decisions/12).
 */
export const pictures = (): AstroIntegration => ({
  name: 'pictures',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      let newFiles = 0;
      let allFiles = 0;
      await inParallel(await shownVersions(), async ([path, versions]) => {
        const made = await produce(join(contentFolder(), path), versions);
        newFiles += made;
        allFiles += versions.size;
        for (const name of versions.keys())
          await publish(name, fileURLToPath(new URL(`_astro/${name}`, dir)));
      });
      await pruneCache();
      logger.info(`${allFiles} picture files, ${newFiles} of them new.`);
    },
    'astro:server:setup': ({ server, logger }) => {
      /** Makes a version when the browser asks for it; `undefined` if the pages do not show it. */
      const makeVersion = async (name: string) => {
        for (const [path, versions] of await shownVersions()) {
          const version = versions.get(name);
          if (!version) continue;
          await produce(join(contentFolder(), path), new Map([[name, version]]));
          return { bytes: await readFile(cachedFile(name)), format: version.format };
        }
        return undefined;
      };
      server.middlewares.use('/_astro', (request, response, next) => {
        makeVersion(request.url?.slice(1) ?? '').then(
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

/** The versions that the pages show: by the path of the original, then by the name of the version's file. */
async function shownVersions(): Promise<Map<string, Map<string, Version>>> {
  const content = await currentContent();
  const shown = new Map<string, Map<string, Version>>();
  const pictures = createPictures(content, (path, name, version) => {
    const versions = shown.get(path) ?? new Map<string, Version>();
    shown.set(path, versions.set(name, version));
  });
  await showEveryPicture({ content: siteContent(content), pictures });
  return shown;
}
