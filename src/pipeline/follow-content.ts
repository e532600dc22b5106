import { globSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { check } from '../content/check/check.ts';
import { isStopping } from '../content/check/issue.ts';
import type { Content } from '../content/content.ts';
import { report } from '../content/check/report.ts';
import { contentFolder, currentContent, replaceContent } from '../files/current.ts';
import { readContent } from '../files/read.ts';
import { computedSheetIds } from './computed-styles.ts';

/** Files that the configuration imports: Astro restarts after a change, with new schemas and checks. */
const configurationFiles = ['src/{pipeline,content,files}/**/*.ts'];

/** The report on content that cannot be shown; `undefined` for valid content. */
function reportInvalid(content: Content): string | undefined {
  const issues = check(content);
  return issues.some(isStopping) ? report(issues, content.folder) : undefined;
}

/** Shown instead of every page; Vite's client reloads it when the content is valid again. */
const errorPage = (report: string) => `<!doctype html>
<html lang="nb">
<meta charset="utf-8">
<title>Feil i innholdet</title>
<script type="module" src="/@vite/client"></script>
<h1>Innholdet kan ikke vises</h1>
<p>Rett det som står her, og lagre filen. Da kommer siden av seg selv.</p>
<pre>${report.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>
</html>
`;

/** Astro integration for `npm run dev`: reloads changed content, and keeps the last valid one until then. */
export const followContent = (): AstroIntegration => {
  let isRestarted = false;
  return {
    name: 'follow-content',
    hooks: {
      'astro:config:setup': ({ addWatchFile, isRestart }) => {
        isRestarted = isRestart;
        for (const file of globSync(configurationFiles)) addWatchFile(pathToFileURL(resolve(file)));
      },
      'astro:server:setup': async ({ server, logger }) => {
        let saves = 0;
        /** What every page shows instead of its content, until valid content has been read. */
        let firstReport: string | undefined;
        /** Reads the content and replaces the cached one if it is valid. Returns true if it did. */
        const read = async () => {
          const save = (saves += 1);
          const content = await readContent(contentFolder());
          // Race condition: saved again while it was read.
          if (save !== saves) return false;
          const invalid = reportInvalid(content);
          if (invalid === undefined) {
            replaceContent(Promise.resolve(content));
            firstReport = undefined;
            return true;
          }
          logger.error(`\n${invalid}`);
          // Pages that have shown valid content go on showing it.
          if (firstReport !== undefined) firstReport = invalid;
          return false;
        };
        const reload = async () => {
          if (!(await read())) return;
          // The styles are made from the content once; pages read it at each request.
          for (const environment of Object.values(server.environments)) {
            for (const id of computedSheetIds) {
              const module = environment.moduleGraph.getModuleById(id);
              if (module) await environment.reloadModule(module);
            }
          }
          server.hot.send({ type: 'full-reload' });
        };
        // After a restart the schemas may be new.
        if (isRestarted) await read();
        firstReport = reportInvalid(await currentContent());
        server.middlewares.use((request, response, next) => {
          if (firstReport === undefined || !request.headers.accept?.includes('text/html')) return next();
          response.writeHead(500, { 'Content-Type': 'text/html' }).end(errorPage(firstReport));
        });
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
