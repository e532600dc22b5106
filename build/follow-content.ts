import { basename, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { check } from '../src/content/check/check.ts';
import { isStopping } from '../src/content/check/issue.ts';
import { report } from '../src/content/check/report.ts';
import { contentFolder, replaceContent } from '../src/content/current.ts';
import { readContent } from '../src/content/read.ts';

/** Astro integration for `npm run dev`: follows the content, and keeps the last valid one while it is not. */
export const followContent = (): AstroIntegration => ({
  name: 'follow-content',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      let saves = 0;
      const reload = async () => {
        const save = (saves += 1);
        const content = await readContent(contentFolder());
        // Saved again while it was read.
        if (save !== saves) return;
        const issues = check(content);
        if (issues.some(isStopping)) return logger.error(`\n${report(issues, content.folder)}`);
        replaceContent(Promise.resolve(content));
        // Pages, pictures and the firm's colours are modules.
        server.moduleGraph.invalidateAll();
        server.hot.send({ type: 'full-reload' });
      };
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
});
