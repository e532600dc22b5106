import { globSync, readdirSync, readFileSync } from 'node:fs';
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Rooms of `src`, and folders of the site, outermost first: each may import from those after it. */
const rooms = ['pipeline', 'editor', 'site', 'files', 'content'];
const sections = ['hero', 'about', 'services', 'projects', 'staff', 'contact', 'privacy', 'not-found'];
const site = ['pages', 'page', ...sections, 'view', 'consent', 'styles', 'components'];

const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
for (const [path, known] of Object.entries({ src: rooms, 'src/site': site }))
  for (const folder of foldersIn(path))
    if (!known.includes(folder)) throw new Error(`${path}/${folder} has no place in eslint.config.js.`);

const restrict = (rule, ...patterns) => ({ [rule]: ['error', { patterns }] });

/** Rules of the files in a folder, except their tests. */
const within = (folder, ...patterns) => ({
  files: [`${folder}/**/*.{ts,tsx,astro}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: restrict('@typescript-eslint/no-restricted-imports', ...patterns),
});

const noneOf = (folders, message) => ({ group: folders.map((name) => `../**/${name}/**`), message });
const oneWay = `Imports go one way: ${rooms.join(', ')}; in site ${site.join(', ')}.`;

/** Only pages make the data: the others get it as props and know its types. */
const typesOfViews = {
  group: ['../**/view/**'],
  allowTypeImports: true,
  message: 'Views are called by pages.',
};

const directions = [
  within('src/pipeline', noneOf(['tools'], oneWay)),
  within('src/editor', noneOf(['tools', 'pipeline', 'files', 'pages', 'page/seo'], oneWay)),
  within('src/files', noneOf(['tools', 'pipeline', 'editor', 'site'], oneWay)),
  within('src/content', noneOf(['tools', 'pipeline', 'editor', 'site', 'files'], oneWay)),
  ...site.map((folder, index) => {
    const outer = ['tools', 'pipeline', 'editor', ...site.slice(0, index)];
    const isPage = ['pages', 'page'].includes(folder);
    return within(
      `src/site/${folder}`,
      noneOf(isPage ? outer : [...outer, 'files'], oneWay),
      ...(isPage || folder === 'view' ? [] : [typesOfViews]),
    );
  }),
];

/** The classes of all sheets. Of a name that is put together, only the known part counts. */
const classes = globSync('src/**/*.css').flatMap(
  (sheet) => readFileSync(sheet, 'utf8').match(/(?<=\.)[a-z][\w-]*/g) ?? [],
);
const known = `/^(-[a-z-]+)?(\\s|(${[...new Set(classes)].join('|')})(?![\\w-]))*([a-z-]+-)?$/`;
const unknownClass = [
  '> Literal[value',
  ':not(BinaryExpression, CallExpression) > Literal[value',
  'TemplateElement[value.raw',
].map((text) => ({
  selector: `JSXAttribute[name.name="className"] ${text}!=${known}]`,
  message: 'No style sheet has this class.',
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
    // A test fails with a stack where an element is missing.
    files: ['tests/**', 'src/site/**/*.test.ts'],
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
        ...unknownClass,
      ],
    },
  },
  ...directions,
  // TypeScript knows what is defined.
  { files: ['**/*.astro'], rules: { 'no-undef': 'off' } },
  { files: ['src/site/env.d.ts'], rules: { '@typescript-eslint/triple-slash-reference': 'off' } },
);
