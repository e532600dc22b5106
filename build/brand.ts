import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { lookStyles } from '../src/brand/look.ts';
import { contentFolder, forgetContent } from '../src/content/current.ts';
import { loadLook } from '../src/site/look.ts';

const id = 'virtual:brand.css';

/** The firm’s colours as a stylesheet that the layout imports: they come in the file of all other styles, without a request of their own. */
export function firmStyles(): Plugin {
  return {
    name: 'firm-styles',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: async (source) => (source === `\0${id}` ? lookStyles(await loadLook()) : undefined),
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
