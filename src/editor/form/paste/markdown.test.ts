import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { expect, test } from 'vitest';
import { parseMarkdown, plainLines } from '../../../content/markdown.ts';
import { markdownOf as markdownOfTree } from './markdown.ts';
import { type Child, element } from './tree.ts';

/** As a browser reads it. */
const markdownOf = (html: string) => markdownOfTree(treeOf(parse(html)));

const treeOf = ({ childNodes }: DefaultTreeAdapterMap['parentNode']): Child[] =>
  childNodes.flatMap((node): Child[] => {
    if ('tagName' in node) {
      const attributes = node.attrs.map(({ name, value }) => [name, value]);
      return [element(node.tagName, treeOf(node), Object.fromEntries(attributes))];
    }
    return 'value' in node ? [{ type: 'text', value: node.value }] : [];
  });

/** A paragraph that Word shows as an item of a list. */
const wordItem = (list: string, mark: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt ` +
  `"Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Word 15"><style>
<!--
 p > a {mso-style-name:x}
-->
</style><!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--></head><body lang=NO-BOK>
<!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b>`;

const office = (body: string) =>
  '<html><head><style type="text/css">p { margin-bottom: 0.25cm }</style></head>' +
  `<body lang="nb-NO">${body}</body></html>`;

test.each([
  [
    'Word: words, a soft line break and an empty line',
    word(
      `<p class=MsoNormal>Vi <b style='mso-bidi-font-weight:normal'>lagrer </b>lite. ` +
        'Se <a\nhref="https://a.example/">tilsynet</a>.<br>\nNy linje<o:p></o:p></p>' +
        '<p class=MsoNormal><o:p>&nbsp;</o:p></p>',
    ),
    'Vi **lagrer** lite. Se [tilsynet](https://a.example/).\\\nNy linje',
  ],
  [
    'Word and Outlook: lists of two levels, and one that counts on',
    word(
      wordItem('l0 level1', '·', 'Navn') +
        wordItem('l0 level2', 'o', 'Fornavn') +
        wordItem('l0 level1', '·', 'Telefon') +
        wordItem('l1 level1', '3.', 'Tre') +
        wordItem('l1 level1', '4.', '<b>Fire</b>'),
    ),
    '- Navn\n  - Fornavn\n- Telefon\n\n3. Tre\n4. **Fire**',
  ],
  [
    'Word: headings and a table',
    word(
      '<p class=MsoTitle>Personvern</p><h1><a name="_Toc1">Formål</a><o:p></o:p></h1><h3><b>Del</b></h3>' +
        '<table class=MsoTableGrid><tr><td width=100><p class=MsoNormal><b>Hva</b><o:p></o:p></p></td>' +
        '<td><p>Hvor lenge</p>' +
        '</td></tr><tr><td><p>a|b</p><p>c</p></td><td><ul><li>x</li><li>y</li></ul></td></tr></table>',
    ),
    '## Personvern\n\n## Formål\n\n### Del\n\n' +
      '| Hva    | Hvor lenge |\n| ------ | ---------- |\n| a\\|b c | x, y       |',
  ],
  [
    'Word for the web: a list for each item',
    '<div class="OutlineElement"><p><span class="TextRun">Før</span><span class="EOP">&nbsp;</span></p></div>' +
      '<div class="ListContainerWrapper"><ul role="list"><li data-aria-level="1"><p>En</p></li></ul></div>' +
      '<div class="ListContainerWrapper"><ul role="list"><li data-aria-level="2"><p>To</p></li></ul></div>',
    'Før\n\n- En\n  - To',
  ],
  [
    'Google Docs: marks in styles, a list beside its item',
    docs(
      '<h2 dir="ltr"><span style="font-weight:400">Om</span></h2><p><span style="font-weight:700">fet</span>' +
        '<span style="font-weight:400"> og </span><span style="font-style:italic">skrå</span></p><ul>' +
        '<li aria-level="1"><p role="presentation"><span>En</span></p></li>' +
        '<ul><li aria-level="2"><p>under</p></li></ul>' +
        '<li aria-level="1"><p>To</p></li></ul><br>' +
        '<p><a href="https://a.example/b"><span>https://a.example/b</span></a></p>',
    ),
    '## Om\n\n**fet** og *skrå*\n\n- En\n  - under\n- To\n\nhttps://a.example/b',
  ],
  [
    'LibreOffice: a date, two marks side by side, lists, a table with a header',
    office(
      '<p><font face="Arial">1. januar 2026 <b>kl</b><b>okka</b> 10</font></p>' +
        '<ul>\n\t<li><p>En</p></li>\n\t<li><p>To</p>' +
        '\n\t<ul>\n\t\t<li><p>Under</p></li>\n\t</ul></li>\n</ul><ol start="2"><li><p>b</p></li></ol>' +
        '<table><col width="128*"/><thead><tr><th><p>A</p></th><th>B</th></tr></thead>' +
        '<tr><td><p>1</p></td><td>2</td></tr></table>',
    ),
    '1. januar 2026 **klokka** 10\n\n- En\n- To\n  - Under\n\n2. b\n\n| A | B |\n| - | - |\n| 1 | 2 |',
  ],
  [
    'Pages and Mail: classes, and Apple’s spaces',
    '<style>p.p1 {font: 12px Helvetica}</style>' +
      '<p class="p1"><b>Kort<span class="Apple-converted-space">&nbsp;</span></b>sagt: 1&nbsp;000</p>' +
      '<ul class="ul1"><li class="li1"><span class="s1"></span>En</li><ul class="ul1"><li>Under</li></ul></ul>',
    '**Kort** sagt: 1\u00a0000\n\n- En\n  - Under',
  ],
  [
    'Mail: a line in each block, a table that only places, an address',
    '<div>Hei,</div><div><br></div><div>Linje</div><a href="mailto:kari@a.example">kari@a.example</a>' +
      '<table><tr><td><h2>I boks</h2>tekst<br><br>mer</td></tr></table>',
    'Hei,\n\nLinje\n\nkari@a.example\n\n## I boks\n\ntekst\n\nmer',
  ],
  [
    'a web page: what has a meaning in Markdown, what is hidden, and what the site may not link to',
    '<p># nei</p><p>_x_ *y* [z] &lt;b&gt; &amp;amp; c<b>.</b>d</p>' +
      '<p style="display:none">skjult</p><script>x()</script>' +
      '<img src="a.jpg" alt="bilde"><a href="javascript:x()">ond</a> <a href="#del">del</a><pre>kode</pre>',
    '\\# nei\n\n\\_x\\_ \\*y\\* \\[z] \\<b> \\&amp; c**.**d\n\nond del\n\nkode',
  ],
])('%s', (_, html, markdown) => expect(markdownOf(html)).toBe(markdown));

test('lists that follow each other stay apart', () => {
  const text = markdownOf(
    'x<ol><li>a</ol><ol><li>b<p>c<ul><li>d</ul></ol><ol start=7><li>e</ol><ul><li>f</ul>',
  );
  expect(parseMarkdown(text).filter(({ type }) => type === 'list')).toHaveLength(4);
});

test('what is pasted has no HTML, whatever was copied', () => {
  const text = markdownOf(
    '<h2><img> <hr></h2><u>under</u><sup>2</sup><iframe></iframe>&lt;script&gt; <svg><title>x</title></svg><!-- y -->',
  );
  expect(text).toBe('under2\\<script>');
  expect(parseMarkdown(text).map(({ type }) => type)).toEqual(['paragraph']);
});

test('signs of Markdown that are copied are words', () => {
  const sign = fc.constantFrom(...String.raw`a b 1 # - + * _ ~ = | > < & ! [ ] ( ) \ . : ; /`, ' ', '`');
  const words = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(words, fc.constantFrom('p', 'h2', 'li', 'blockquote', 'td'), (text, name) => {
      const seen = text.replaceAll(/ +/g, ' ').trim();
      const inner = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const html = name === 'td' ? `<table><tr><td>${inner}<td>x</table>` : `<${name}>${inner}</${name}>`;
      expect(plainLines(markdownOf(html)).join('\n')).toBe(name === 'td' ? `${seen}, x` : seen);
    }),
    { numRuns: 1000, seed: 2009 },
  );
});
