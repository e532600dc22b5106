import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
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
    visit(fromMarkdown(readFileSync(document, 'utf8')), (node) => {
      if (node.type === 'inlineCode' && /^[\w./-]*\w\.(astro|css|md|tsx?|yaml)$/.test(node.value)) {
        if (!exists(node.value)) missing.push(node.value);
      } else if (node.type === 'link' && !URL.canParse(node.url)) {
        if (!existsSync(join(dirname(document), node.url.split('#', 1)[0] ?? ''))) missing.push(node.url);
      }
    });
    expect(missing).toEqual([]);
  },
);
