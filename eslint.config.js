import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Folders of `src` that are rendered from props, outermost first. */
const rendered = [
  ...['sections', 'header-footer', 'hero', 'privacy', 'not-found'],
  ...['gallery', 'enquiry', 'map', 'consent', 'components'],
];

/** Folders of `src`, outermost first: each may import from those after it. Nothing imports the editor. */
const layers = ['pages', 'layouts', ...rendered, 'seo', 'site', 'content', 'brand'];

const restrict = (rule, ...patterns) => ({ [rule]: ['error', { patterns: patterns.filter(Boolean) }] });

const directions = layers.map((layer, index) => ({
  files: [`src/${layer}/**/*.{ts,tsx,astro}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: restrict(
    '@typescript-eslint/no-restricted-imports',
    {
      group: [...layers.slice(0, index), 'rediger', 'tools', 'build'].map((name) => `../**/${name}/**`),
      message: `Imports go one way: ${layers.join(', ')}.`,
    },
    rendered.includes(layer) && {
      group: ['../**/site/**'],
      message: 'Only pages, layouts and seo load data; the others get it as props and know its types.',
      allowTypeImports: true,
    },
  ),
}));

export default defineConfig(
  {
    ignores: ['dist', '.astro', '.wrangler', '**/node_modules', 'test-results', 'playwright-report'],
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
      // Prettier wraps code, but no comments.
      'max-len': ['error', { code: 10_000, comments: 110 }],
    },
  },
  {
    // In tests a missing element may throw: the stack names the line.
    files: ['tests/**', 'src/{consent,enquiry,hero}/**/*.test.ts'],
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
      ],
    },
  },
  ...directions,
  {
    files: ['src/rediger/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: restrict('no-restricted-imports', {
      group: ['pages', 'layouts', 'seo'].map((name) => `../**/${name}/**`),
      message: 'The editor shows sections, and has no pages.',
    }),
  },
  {
    files: ['build/**/*.ts', 'astro.config.ts', 'src/*.ts', 'src/{rediger,styles}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: restrict('@typescript-eslint/no-restricted-imports', {
      group: ['**/tools/**'],
      message: 'Commands import from build and src, never the other way.',
    }),
  },
  {
    files: ['src/content/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      'src/content/{read,current}.ts',
      'src/content/read/{brand,logo,picture,text-file}.ts',
    ],
    rules: restrict('no-restricted-imports', {
      group: ['node:*', 'sharp', '**/read/**', '**/read.ts', '**/current.ts'],
      message: 'The editor runs this in the browser, where there are no files.',
    }),
  },
  // TypeScript knows what is defined.
  { files: ['**/*.astro'], rules: { 'no-undef': 'off' } },
  { files: ['src/env.d.ts'], rules: { '@typescript-eslint/triple-slash-reference': 'off' } },
);
