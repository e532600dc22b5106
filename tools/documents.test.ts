import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lexer, type MarkedToken, walkTokens } from 'marked';
import { expect, test } from 'vitest';

const files = globSync('{*.*,{example,src,build,tools,tests,bench,edge,deploy,docs}/**}').map((name) =>
  name.replaceAll('\\', '/'),
);
/** A firm's content has the files of the example. */
const exists = (name: string) =>
  [name, name.replace(/^content\//, 'example/')].some((each) =>
    files.some((file) => file === each || file.endsWith(`/${each}`)),
  );

test.each(globSync('{README.md,CONTRIBUTING.md,{docs,deploy,bench,tools}/**/*.md}'))(
  '%s names files that exist',
  (document) => {
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
  },
);
