import type { Plugin } from 'vite';

/**
 * Vite plug-in: `import()` adds no `<link rel="modulepreload">`. WebKit keeps one that failed, over a reload
 * too, and does not fetch its module again (WebKit bug 270357). Astro hands no option to its client build.
 */
export const noModulePreload = (): Plugin => ({
  name: 'no-module-preload',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
});
