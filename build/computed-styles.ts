import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { themeStyles } from '../src/brand/theme.ts';
import { contentFolder, forgetContent } from '../src/content/current.ts';
import { loadTheme } from '../src/site/theme.ts';
import { fallbackFaces } from './font.ts';

const computedSheets = new Map<string, () => string | Promise<string>>([
  ['virtual:brand.css', async () => themeStyles(await loadTheme())],
  ['virtual:fallback-fonts.css', fallbackFaces],
]);

/** Vite plug-in for the firm's colours and the fallback fonts. */
export function computedStyles(): Plugin {
  return {
    name: 'computed-styles',
    resolveId: (source) => (computedSheets.has(source) ? `\0${source}` : undefined),
    load: (id) => computedSheets.get(id.slice(1))?.(),
    configureServer(server) {
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(`${contentFolder}${sep}brand${sep}`)) return;
        forgetContent();
        server.moduleGraph.invalidateAll();
        server.hot.send({ type: 'full-reload' });
      });
    },
  };
}
