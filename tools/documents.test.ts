import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lexer, type MarkedToken, walkTokens } from 'marked';
import { expect, test } from 'vitest';
import { variablesSchema } from '../src/pipeline/variables.ts';
import packageJson from '../package.json' with { type: 'json' };

const files = globSync('{*.*,{example,src,build,tools,tests,bench,docs}/**}').map((name) =>
  name.replaceAll('\\', '/'),
);
/** A firm's content has the files of the example. */
const exists = (name: string) =>
  [name, name.replace(/^content\//, 'example/')].some((each) =>
    files.some((file) => file === each || file.endsWith(`/${each}`)),
  );

/** The changelog names what earlier versions had. */
const documents = globSync('{*.md,{docs,bench}/**/*.md}').filter((name) => name !== 'CHANGELOG.md');

test.each(documents)('%s names files that exist', (document) => {
  const missing: string[] = [];
  walkTokens(lexer(readFileSync(document, 'utf8')), (found) => {
    const token = found as MarkedToken;
    if (token.type === 'codespan' && /^[\w./-]*\w\.(astro|css|md|tsx?|yaml)$/.test(token.text)) {
      if (!exists(token.text)) missing.push(token.text);
    } else if (token.type === 'link' && !URL.canParse(token.href)) {
      if (!existsSync(join(dirname(document), token.href.split('#', 1)[0] ?? ''))) missing.push(token.href);
    }
  });
  expect(missing).toEqual([]);
});

test.each(documents)('%s names scripts that exist', (document) => {
  const named = readFileSync(document, 'utf8').matchAll(/npm run (?!-)([\w:-]+)/g);
  expect([...named].flatMap(([, name = '']) => (name in packageJson.scripts ? [] : name))).toEqual([]);
});

test('.env.example has every variable of the build', () => {
  const text = readFileSync('.env.example', 'utf8');
  const names = Object.keys(variablesSchema(false).shape);
  expect(names.filter((name) => !text.includes(`\n#${name}=`))).toEqual([]);
});
