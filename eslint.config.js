import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Folders of `src`, outermost first: each may import from those after it, and types of content and site. */
const layers = [
  'pages',
  'layouts',
  'sections',
  'header-footer',
  'hero',
  'privacy',
  'not-found',
  'gallery',
  'enquiry',
  'map',
  'consent',
  'components',
];

/** Keeps imports going one way: pages, layouts, sections, header and footer, interactive modules, components. */
const directions = layers.map((layer, index) => {
  const outer = [...layers.slice(0, index), 'rediger'].map((name) => `**/${name}/**`);
  const message =
    'Imports go one way: pages, layouts, sections, header and footer, interactive modules, components. Only pages and layouts open site/; all know its types.';
  const site = ['pages', 'layouts'].includes(layer) ? [] : ['**/site/**', 'astro:content'];
  return {
    files: [`src/${layer}/**/*.{ts,tsx,astro}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: [...outer, '**/tools/**', '**/build/**'], message },
            ...(site.length > 0 ? [{ group: site, message, allowTypeImports: true }] : []),
          ],
        },
      ],
    },
  };
});

/** Modules behind the pages, and the folders that each must not import. Nobody imports the editor. */
const modules = {
  seo: [...layers, 'rediger'],
  site: [...layers, 'rediger', 'seo'],
  share: [...layers, 'rediger', 'seo', 'site'],
  content: [...layers, 'rediger', 'seo', 'site', 'share'],
  brand: [...layers, 'rediger', 'seo', 'site', 'share', 'content'],
  rediger: ['pages', 'layouts', 'seo', 'share'],
};

const behindPages = Object.entries(modules).map(([name, others]) => ({
  files: [`src/${name}/**/*.{ts,tsx,astro}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: others.map((name) => `../**/${name}/**`),
            message: 'Imports go one way: pages, then seo, site, share, content and brand.',
          },
        ],
      },
    ],
  },
}));

export default defineConfig(
  {
    ignores: [
      'dist',
      'dist-nginx',
      '.astro',
      '.wrangler',
      '**/node_modules',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  astro.configs.recommended,
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
  {
    // A test fails with a stack where an element is missing.
    files: ['tests/**', 'src/{consent,enquiry}/**/*.test.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'A style attribute is refused by the security policy: use classes.',
        },
        { selector: 'ExportDefaultDeclaration', message: 'Components are exported by name.' },
        ...['Literal[value=LENGTH]', 'TemplateElement[value.raw=LENGTH]'].map((selector) => ({
          selector: selector.replace('LENGTH', String.raw`/(?<!min-|max-)\[-?[\d.]+(px|rem)\]/`),
          message: 'A length of its own: take one of the scale, or name it in tokens.css.',
        })),
      ],
    },
  },
  ...directions,
  ...behindPages,
  {
    files: ['src/content/{check,schema}/**/*.ts', 'src/content/{content,facts,format,social,values}.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                'node:*',
                'sharp',
                '**/read/**',
                '**/read.ts',
                '**/current.ts',
                '**/site/**',
                '**/sections/**',
              ],
              message: 'The editor runs the checks in the browser, so they must not read files.',
            },
          ],
        },
      ],
    },
  },
  // TypeScript knows what is defined.
  { files: ['**/*.astro'], rules: { 'no-undef': 'off' } },
  { files: ['src/env.d.ts'], rules: { '@typescript-eslint/triple-slash-reference': 'off' } },
);
