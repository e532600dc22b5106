import { globSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { check } from '../content/check/check.ts';
import { isStopping } from '../content/check/issue.ts';
import { report } from '../content/check/report.ts';
import { contentFolder, replaceContent } from '../files/current.ts';
import { readContent } from '../files/read.ts';
import { stylesModule } from './computed-styles.ts';

/** Files that the configuration imports: Astro restarts after a change, with new schemas and checks. */
const ofConfiguration = ['src/{pipeline,content,files}/**/*.ts'];

/** Astro integration for `npm run dev`: reloads changed content, and keeps the last valid one until then. */
export const followContent = (): AstroIntegration => {
  let isAnew = false;
  return {
    name: 'follow-content',
    hooks: {
      'astro:config:setup': ({ addWatchFile, isRestart }) => {
        isAnew = isRestart;
        for (const file of globSync(ofConfiguration)) addWatchFile(pathToFileURL(resolve(file)));
      },
      'astro:server:setup': async ({ server, logger }) => {
        let saves = 0;
        /** Reads the content and replaces the cached one if it is valid; returns whether it did. */
        const read = async () => {
          const save = (saves += 1);
          const content = await readContent(contentFolder());
          // Saved again while it was read.
          if (save !== saves) return false;
          const issues = check(content);
          const isValid = !issues.some(isStopping);
          if (isValid) replaceContent(Promise.resolve(content));
          else logger.error(`\n${report(issues, content.folder)}`);
          return isValid;
        };
        const reload = async () => {
          if (!(await read())) return;
          // The styles follow from the content; pages read it at each request.
          for (const environment of Object.values(server.environments)) {
            const module = environment.moduleGraph.getModuleById(stylesModule);
            if (module) await environment.reloadModule(module);
          }
          server.hot.send({ type: 'full-reload' });
        };
        // After a restart the schemas may be new.
        if (isAnew) await read();
        let timer: ReturnType<typeof setTimeout> | undefined;
        server.watcher.add(contentFolder());
        server.watcher.on('all', (_event, path) => {
          if (!path.startsWith(contentFolder() + sep) || basename(path).startsWith('.')) return;
          // Debounce, in milliseconds: one save changes several files.
          clearTimeout(timer);
          timer = setTimeout(() => reload().catch((error: unknown) => logger.error(String(error))), 40);
        });
      },
    },
  };
};
