import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pathOf, referencesIn } from '../content/check/picture-references.ts';
import { brandFile } from '../content/content.ts';
import { contentFolder, currentContent } from '../files/current.ts';
import { hiddenProjects } from './hidden-projects.ts';

const module = 'virtual:content-pictures';

/** Vite's id of the pictures. */
export const picturesModule = `\0${module}`;

/**
 * Vite plug-in through which the pages import the pictures that the content names, by their paths in its
 * folder. Astro would publish the original of one that no page shows. The logo is not among them: its file is
 * made by `src/site/pages/`.
 */
export const contentPictures = (): Plugin => ({
  name: 'content-pictures',
  resolveId: (source) => (source === module ? picturesModule : undefined),
  load: async (id) => {
    if (id !== picturesModule) return undefined;
    const content = await currentContent();
    const hidden = hiddenProjects(content);
    const files = content.files.filter((file) => file.name !== brandFile && !hidden.includes(file));
    const named = files.flatMap(referencesIn);
    const paths = [...new Set(named.map(pathOf))];
    const imports = paths.map((path, at) => {
      const file = join(contentFolder(), path).replaceAll('\\', '/');
      return `import picture${at} from ${JSON.stringify(file)};`;
    });
    const entries = paths.map((path, at) => `${JSON.stringify(path)}: picture${at}`);
    return [...imports, `export const originals = { ${entries.join(', ')} };`].join('\n');
  },
});
