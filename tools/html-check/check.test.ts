import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { checkBuild, type Expectations, faultReport } from './check.ts';

const origin = 'https://bad.no';

const page = (path: string, title: string, body: string) => `<!DOCTYPE html>
<html lang="nb">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="description" content="Om ${title}">
<link rel="canonical" href="${origin}${path}">
<meta property="og:url" content="${origin}${path}">
<meta property="og:image" content="${origin}/bilde.jpg">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"${origin}${path}"}]}</script>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

const notFound = page('/', 'Borte', '<p><a href="/">Hjem</a></p>')
  .replace(/<link rel="canonical".*\n<meta property="og:url".*\n/, '<meta name="robots" content="noindex">\n')
  .replace(/<script type="application\/ld\+json">.*\n/, '');

const camera = { IFD0: { Copyright: 'Ola' } };
const colour = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } }).jpeg();

type Change = (text: string) => string;

/** Builds a small site with some changes, checks it and returns the faults. */
async function faultsOf(
  changes: Record<string, Change | string | Uint8Array> = {},
  expectations: Partial<Expectations> = {},
): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'html-check-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const files: Record<string, string | Uint8Array> = {
    'content/a.jpg': await colour('#0c0').toBuffer(),
    'dist/index.html': page(
      '/',
      'Forside',
      `<h2 id="del">Del</h2>
<p><a href="/personvern#del">Personvern</a> <a href="#del">Del</a> <a href="tel:+4712345678">Ring</a></p>
<p><a href="https://example.org/" target="_blank" rel="noopener">Ut</a></p>
<p><img src="/bilde.jpg" srcset="/bilde.jpg 8w, /bilde.jpg 16w" sizes="8px" alt="Et bad"></p>`,
    ),
    'dist/personvern.html': page(
      '/personvern',
      'Personvern',
      '<h2 id="del">Del</h2>\n<p><a href="/#del">Del</a></p>',
    ),
    'dist/404.html': notFound,
    'dist/bilde.jpg': await colour('#00c').toBuffer(),
  };
  for (const [name, change] of Object.entries(changes)) {
    const text = files[`dist/${name}`];
    files[`dist/${name}`] = typeof change === 'function' ? change(String(text)) : change;
    if (typeof change === 'function') expect(files[`dist/${name}`]).not.toBe(text);
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const made = {
    siteUrl: origin,
    deploy: false,
    demo: false,
    content: join(root, 'content'),
    ...expectations,
  };
  return checkBuild(join(root, 'dist'), made);
}

const replace =
  (search: string | RegExp, by: string): Change =>
  (text) =>
    text.replace(search, by);

test('finds nothing wrong with a site that is in order', async () => {
  expect(await faultsOf()).toEqual([]);
});

test.each<[string, string, Change, string]>([
  [
    'a title that another page has',
    'personvern.html',
    replace('<title>Personvern', '<title>Forside'),
    'tittelen er den samme som i index.html: «Forside»',
  ],
  ['an empty title', 'index.html', replace('<title>Forside', '<title>'), 'tittelen mangler'],
  [
    'a description that another page has',
    'personvern.html',
    replace('Om Personvern', 'Om Forside'),
    'beskrivelsen er den samme',
  ],
  [
    'a missing description',
    'index.html',
    replace(/<meta name="description".*\n/, ''),
    'beskrivelsen mangler',
  ],
  [
    'two first headings',
    'index.html',
    replace('<h2 id="del">Del</h2>', '<h1 id="del">Del</h1>'),
    '2 overskrifter på nivå 1',
  ],
  [
    'no first heading',
    'index.html',
    replace('<h1>Forside</h1>', '<h2>Forside</h2>'),
    '0 overskrifter på nivå 1',
  ],
  [
    'a heading that skips a level',
    'index.html',
    replace('<h2 id="del">Del</h2>', '<h3 id="del">Del</h3>'),
    '«Del» (h3) hopper over et nivå',
  ],
  [
    'a link to a page that is not there',
    'index.html',
    replace('/personvern#del', '/borte'),
    '«/borte» fører ikke til noen side eller fil',
  ],
  [
    'a link to a place that is not there',
    'index.html',
    replace('/personvern#del', '/personvern#borte'),
    '«/personvern#borte» fører til et sted som ikke finnes i personvern.html',
  ],
  [
    'a link to a file’s name instead of its address',
    'index.html',
    replace('/personvern#del', '/personvern.html#borte'),
    '«/personvern.html#borte» fører ikke',
  ],
  [
    'a picture that is not there',
    'index.html',
    replace('/bilde.jpg 16w', '/stor.jpg 16w'),
    '«/stor.jpg» fører ikke til noen side eller fil',
  ],
  [
    'a share picture that is not there',
    'index.html',
    replace('content="https://bad.no/bilde.jpg', 'content="https://bad.no/borte.jpg'),
    '«https://bad.no/borte.jpg» fører ikke',
  ],
  [
    'an external link without rel',
    'index.html',
    replace(' rel="noopener"', ''),
    'lenken til https://example.org/ mangler',
  ],
  [
    'an external link in the same tab',
    'index.html',
    replace(' target="_blank"', ''),
    'lenken til https://example.org/ mangler',
  ],
  ['a style attribute', 'index.html', replace('<main>', '<main style="color:red">'), 'no-inline-style'],
  [
    'widths without the room that they are for',
    'index.html',
    replace(' sizes="8px"', ''),
    'srcset uten sizes',
  ],
  [
    'a state that the browser tells by itself',
    'index.html',
    replace('<main>', '<main><button popovertarget="del" aria-expanded="false" type="button">Meny</button>'),
    'uten aria-expanded',
  ],
  ['a picture without alt text', 'index.html', replace(' alt="Et bad"', ''), 'wcag/h37'],
  ['an id that stands twice', 'index.html', replace('<h1>', '<h1 id="del">'), 'no-dup-id'],
])('finds %s', async (_, file, change, fault) => {
  const faults = await faultsOf({ [file]: change });
  expect(faults.filter((each) => each.startsWith(`${file}: `) && each.includes(fault))).toHaveLength(1);
});

test('reads the headings of a dialog apart from those of the page', async () => {
  const dialog = '<h1>Forside</h1><dialog><h3>Valg</h3></dialog>';
  expect(await faultsOf({ 'index.html': replace('<h1>Forside</h1>', dialog) })).toEqual([]);
});

test('finds an original picture, whatever its name', async () => {
  const original = await colour('#0c0').toBuffer();
  expect(await faultsOf({ '_astro/b.jpg': original })).toEqual([
    '_astro/b.jpg: originalen av a.jpg er publisert.',
  ]);
});

test('finds camera data in a picture', async () => {
  const picture = await colour('#c00').withExif(camera).webp().toBuffer();
  expect(await faultsOf({ '_astro/b.webp': picture })).toEqual([
    expect.stringContaining('opplysninger fra kameraet'),
  ]);
});

test('finds a source map', async () => {
  expect(await faultsOf({ '_astro/a.js.map': '{}' })).toEqual([
    '_astro/a.js.map: kildekart skal ikke publiseres.',
  ]);
});

test('finds what is left of the example in a build for the public, and only there', async () => {
  const changes = {
    'index.html': replace('Ring</a>', 'Ola Nordmann, 00 00 00 00</a>'),
    'galleri.json': '{"title":"Et bad i Eksempelby","phone":"+4700000000"}',
  };
  expect(await faultsOf(changes)).toEqual([]);
  expect(await faultsOf(changes, { deploy: true, demo: true })).toEqual([]);
  expect(await faultsOf(changes, { deploy: true })).toEqual([
    'galleri.json: innhold fra eksempelet: «Et bad i Eksempelby»',
    'galleri.json: innhold fra eksempelet: «+4700000000»',
    'index.html: innhold fra eksempelet: «Ola Nordmann, 00 00 00 00»',
  ]);
});

test('tells of every fault at once', () => {
  expect(faultReport(['a', 'b'])).toBe('Det ferdige nettstedet har 2 feil:\n  - a\n  - b');
});
