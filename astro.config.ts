import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { currentContent } from './src/files/current.ts';
import { computedStyles } from './src/pipeline/computed-styles.ts';
import { readEnvironment } from './src/pipeline/environment.ts';
import { finishPages } from './src/pipeline/finish-pages.ts';
import { followContent } from './src/pipeline/follow-content.ts';
import { pictures } from './src/pipeline/pictures.ts';
import { contentSecurityPolicy } from './src/pipeline/policy.ts';
import { editor } from './src/pipeline/editor.ts';

const content = await currentContent();
const firm = content.facts?.firm;
const environment = readEnvironment(process.env, firm);

/** Inlines small styles and scripts, which saves a round trip. The policy forbids other `data:` addresses. */
const inlineSmallFiles = (file: string, content: Buffer) => /\.(css|js)$/.test(file) && content.length < 3000;

export default defineConfig({
  srcDir: './src/site',
  site: environment.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: environment.port },
  integrations: [
    // No Fast Refresh: its preamble comes with Astro's islands, which no page has (`enquiryController.ts`).
    react({ exclude: /./ }),
    sitemap(),
    followContent(),
    finishPages(),
    pictures(),
    editor(environment.editorRepo),
  ],
  markdown: { syntaxHighlight: false },
  security: { csp: contentSecurityPolicy(environment, firm?.map ?? true) },
  vite: {
    plugins: [computedStyles()],
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    build: {
      assetsInlineLimit: inlineSmallFiles,
      license: { fileName: 'lisenser.md' },
      // Without original names, which may contain a customer's.
      rolldownOptions: { output: { assetFileNames: '_astro/[hash][extname]' } },
    },
    define: {
      ENVIRONMENT: JSON.stringify(environment),
    },
  },
});
