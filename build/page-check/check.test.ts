import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { readPictureFile } from '../../src/content/read/picture.ts';
import { checkBuild } from './check.ts';

const origin = 'https://bad.no';

const page = (path: string, title: string, body: string) => `<!DOCTYPE html>
<html lang="nb">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="description" content="Om ${title}">
<link rel="canonical" href="${origin}${path}">
<meta property="og:image" content="${origin}/bilde.jpg">
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

const home = `<h2 id="del">Del</h2>
<p><a href="/personvern#del">Personvern</a> <a href="#del">Del</a> <a href="tel:+4712345678">Ring</a></p>
<p><a href="https://example.org/" target="_blank" rel="noopener">Ut</a></p>
<p><img src="/bilde.jpg" srcset="/bilde.jpg 8w, /bilde.jpg 16w" sizes="8px" alt="Et bad"></p>`;

const jpeg = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .jpeg()
    .toBuffer();
const [original, other] = [await jpeg('#0c0'), await jpeg('#00c')];

type Change = (text: string) => string;

/** Writes a small site with some changes and returns its faults. */
async function faultsOf(changes: Record<string, Change | string | Uint8Array> = {}): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'page-check-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const files: Record<string, string | Uint8Array> = {
    'content.jpg': original,
    'dist/index.html': page('/', 'Forside', home),
    'dist/personvern.html': page(
      '/personvern',
      'Personvern',
      '<h2 id="del">Del</h2>\n<p><a href="/#del">D</a></p>',
    ),
    'dist/404.html': page('/', 'Borte', '<p><a href="/">Hjem</a></p>'),
    'dist/bilde.jpg': other,
  };
  for (const [name, change] of Object.entries(changes)) {
    const text = files[`dist/${name}`];
    files[`dist/${name}`] = typeof change === 'function' ? change(String(text)) : change;
    expect(files[`dist/${name}`]).not.toBe(text);
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const pictures = new Map([['a.jpg', await readPictureFile(join(root, 'content.jpg'))]]);
  return checkBuild(join(root, 'dist'), { siteUrl: origin, pictures });
}

test('finds nothing wrong with a site that is in order', async () => {
  expect(await faultsOf()).toEqual([]);
});

test.each<[string, string | RegExp, string, string?]>([
  ['a title that another page has', '<title>Personvern', '<title>Forside', 'personvern.html'],
  ['a description that another page has', 'Om Personvern', 'Om Forside', 'personvern.html'],
  ['a missing description', /<meta name="description".*\n/, ''],
  ['two first headings', '<h2 id="del">Del</h2>', '<h1 id="del">Del</h1>'],
  ['no first heading', '<h1>Forside</h1>', '<h2>Forside</h2>'],
  ['a link to a page that is not there', '/personvern#del', '/borte'],
  ['a link with an invalid percent code', '/personvern#del', '/b%E5d#%E5'],
  ['a link to a place that is not there', '/personvern#del', '/personvern#borte'],
  ['a link to a file’s name instead of its address', '/personvern#del', '/personvern.html#borte'],
  ['a picture that is not there', '/bilde.jpg 16w', '/stor.jpg 16w'],
  ['a share picture that is not there', 'content="https://bad.no/bilde', 'content="https://bad.no/borte'],
  ['an external link without rel', ' rel="noopener"', ''],
  ['an external link in the same tab', ' target="_blank"', ''],
  ['a style attribute', '<main>', '<main style="color:red">'],
  ['sizes without widths in srcset', '16w"', '2x"'],
  ['srcset without sizes', ' sizes="8px"', ''],
  [
    'aria-expanded where the browser sets the state',
    '<main>',
    '<main><button popovertarget="del" aria-expanded="false" type="button">Meny</button>',
  ],
  ['a duplicate id', '<h1>', '<h1 id="del">'],
])('finds %s', async (_, from, to, file = 'index.html') => {
  expect(await faultsOf({ [file]: (text) => text.replace(from, to) })).toMatchSnapshot();
});

test('finds an original picture whatever its name, camera data in a picture, and a source map', async () => {
  const files = {
    '_astro/a.js.map': '{}',
    '_astro/b.jpg': original,
    '_astro/c.webp': await sharp(other)
      .withExif({ IFD0: { Copyright: 'Ola' } })
      .webp()
      .toBuffer(),
  };
  expect(await faultsOf(files)).toEqual([
    '_astro/a.js.map: kildekart skal ikke publiseres.',
    '_astro/b.jpg: originalen av a.jpg er publisert.',
    expect.stringMatching(/^_astro\/c\.webp: .*opplysninger fra kameraet/),
  ]);
});
