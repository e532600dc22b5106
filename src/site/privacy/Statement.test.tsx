import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeExample } from '../../../tests/support/example-content.ts';
import { check } from '../../content/check/check.ts';
import { isStopping } from '../../content/check/issue.ts';
import { readContent } from '../../files/read.ts';
import { readHeadings, parseMarkdown } from '../../content/markdown.ts';
import { Statement } from './Statement.tsx';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function render(text: string) {
  const tokens = parseMarkdown(text);
  return renderToStaticMarkup(<Statement tokens={tokens} headings={readHeadings(tokens)} />);
}

test('refuses every attack, with its line, and renders none of it', async () => {
  const attacks = [
    ['[press](JaVaScRiPt:alert(1))', 'en lenke til «JaVaScRiPt:alert(1)»'],
    ['[press](<java\tscript:alert(1)>)', 'en lenke til'],
    ['[press][1]\n\n[1]: vbscript:alert(1)', 'en lenke til «vbscript:alert(1)»'],
    ['![Bad](https://evil.example/a.png)', 'et bilde, «Bad»'],
  ] as const;
  const paragraphs = attacks.map(([attack]) => attack).join('\n\n');
  const folder = await writeExample({ 'personvern.md': (text) => `${text}\n${paragraphs}\n` });
  const issues = check(await readContent(folder)).filter(isStopping);
  const lines = readFileSync(`${folder}/personvern.md`, 'utf8').split('\n');
  for (const [attack, found] of attacks) {
    expect(issues).toContainEqual(
      expect.objectContaining({
        file: 'personvern.md',
        line: expect.toSatisfy((line: number) => attack.endsWith(lines[line - 1] ?? '')),
        found: expect.stringContaining(found),
      }),
    );
    expect(render(attack)).not.toMatch(/script|evil|onclick|<(?!\/?p>)/i);
  }
});

test.each([
  '<p onclick="alert(1)">Tekst</p>',
  'a </div><script>alert(1)</script> b',
  '<!-- <img src=x onerror=alert(1)> -->',
  '12&nbsp;måneder',
])('shows %j as it is typed', (text) => {
  const shown = render(text);
  expect(shown).toBe(`<p>${text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)}</p>`);
});

test('renders all that Markdown has for a statement', () => {
  const text =
    '## Min *del*\n\n- **a** *b* `c`\n\n1. d\\\n   e\n\n| f | *g* |\n| - | - |\n| [h](/) | [i](tel:+4712345678) |';
  expect(render(text)).toBe(
    '<h2 id="min-del"><span>Min <em>del</em></span></h2>' +
      '<ul><li><strong>a</strong> <em>b</em> <code>c</code></li></ul>' +
      '<ol><li>d<br/>e</li></ol>' +
      '<table role="table"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">f</th>' +
      '<th scope="col" role="columnheader"><em>g</em></th></tr></thead><tbody role="rowgroup"><tr role="row">' +
      '<th scope="row" role="rowheader"><a href="/" class="link-text">h</a></th>' +
      '<td role="cell" data-column="g"><a href="tel:+4712345678" class="link-text">i</a></td></tr></tbody></table>',
  );
});

test('gives every heading an anchor of its own, and none that the page has', () => {
  const headings = ['Får *du*?', 'Får du?', 'Får du 1', 'Innhold', 'Samtykke-innstillinger'];
  const anchors = render(headings.map((words) => `## ${words}`).join('\n\n')).matchAll(/id="([^"]*)"/g);
  expect([...anchors].map(([, id]) => id)).toEqual([
    'får-du',
    'får-du-1',
    'får-du-1-1',
    'innhold-1',
    'samtykke-innstillinger-1',
  ]);
});

test('opens other sites in a new tab, and says so', () =>
  expect(render('[Tilsynet](https://tilsyn.example)')).toBe(
    '<p><a href="https://tilsyn.example" target="_blank" rel="noopener noreferrer" class="link-text">Tilsynet' +
      '<span class="sr-only"> (åpnes i ny fane)</span></a></p>',
  ));

test('links to a part of the statement within the page, whatever the address of the page is', () =>
  expect(render('[rettigheter](/personvern#rettigheter)')).toBe(
    '<p><a href="#rettigheter" class="link-text">rettigheter</a></p>',
  ));

/* Good Norwegian that Markdown, or marked, reads as something else. */
test.each([
  [
    '1. januar 2026 gjelder.\n\n15. mars 2026 også.',
    '<p>1. januar 2026 gjelder.</p><p>15. mars 2026 også.</p>',
  ],
  ['Ferie fra\n1. mai og ut', '<p>Ferie fra\n1. mai og ut</p>'],
  ['17. mai har vi stengt.', '<p>17. mai har vi stengt.</p>'],
  ['1. og 2. juledag', '<p>1. og 2. juledag</p>'],
  ['- 1. jan. 2026', '<ul><li>1. jan. 2026</li></ul>'],
  ['1. a\n5. b\n6. c', '<ol><li>a</li><li value="5">b</li><li value="6">c</li></ol>'],
  ['2. etasje\n3. etasje', '<ol start="2"><li>etasje</li><li>etasje</li></ol>'],
  ['Vi mener\n---\ndette', '<p>Vi mener</p><hr/><p>dette</p>'],
  ['Vi mener\n===', '<p>Vi mener\n===</p>'],
  ['•\ten\n•\tto', '<ul><li>en</li><li>to</li></ul>'],
  ['Liste:\n\n    • en\n    • to', '<p>Liste:</p><ul><li>en</li><li>to</li></ul>'],
  ['•\ten\no\tunder', '<ul><li>en<ul><li>under</li></ul></li></ul>'],
  ['-\u00a0en\n-\u00a0to', '<ul><li>en</li><li>to</li></ul>'],
  ['    Fire mellomrom', '<p>    Fire mellomrom</p>'],
])('reads %j as it is meant', (text, html) => expect(render(text)).toBe(html));

test.each(['«https://a.example»', '”https://a.example”', '(https://a.example).', '«https://a.example.»'])(
  'ends the address in %s before the marks',
  (text) => expect(render(text)).toContain('href="https://a.example"'),
);
