import { basename, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { check } from '../src/content/check/check.ts';
import { isStopping } from '../src/content/check/issue.ts';
import { report } from '../src/content/check/report.ts';
import { contentFolder, currentContent, replaceContent } from '../src/content/current.ts';

/** Astro integration for `npm run dev`: follows the content, and keeps the last valid one while it is not. */
export const followContent = (): AstroIntegration => ({
  name: 'follow-content',
  hooks: {
    'astro:server:setup': ({ server, logger, refreshContent }) => {
      const reload = async () => {
        const lastValid = currentContent();
        replaceContent();
        const content = await currentContent();
        const issues = check(content);
        if (issues.some(isStopping)) {
          replaceContent(lastValid);
          return logger.error(`\n${report(issues, content.folder)}`);
        }
        await refreshContent?.({});
        // The firm's colours are a module too.
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
