import { hash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { flat } from '../../../tests/support/flat.ts';
import { checkBuild } from './check.ts';

const origin = 'https://bad.no';

const page = (title: string, body: string) => `<!DOCTYPE html>
<html lang="nb">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta property="og:image" content="${origin}/bilde.jpg">
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`;

const home = `<h2 id="del">Del</h2>
<p><a href="/personvern#del">Personvern</a> <a href="#del">Del</a> <a href="tel:+4712345678">Ring</a></p>
<p><img src="/bilde.jpg" srcset="/bilde.jpg 8w, /bilde.jpg 16w" sizes="8px" alt="Et bad"></p>`;

const original = await flat(8, 8, '#0c0').jpeg().toBuffer();
const other = await flat(8, 8, '#00c').jpeg().toBuffer();

/** Writes a small site with some other files and returns its faults. */
async function checkSite(changes: Record<string, string | Uint8Array> = {}): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'page-check-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const files = {
    'index.html': page('Forside', home),
    'personvern.html': page('Personvern', '<h2 id="del">Del</h2><a href="/#del">D</a>'),
    '404.html': page('Borte', '<p><a href="/">Hjem</a></p>'),
    'bilde.jpg': other,
    ...changes,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const checksum = hash('sha256', original);
  const pictures = new Map([['a.jpg', { checksum, gitId: '', hasGps: false }]]);
  return checkBuild(root, { siteUrl: origin, pictures });
}

test('finds nothing wrong with a site that is in order', async () => expect(await checkSite()).toEqual([]));

test('finds every link and picture of a page that leads nowhere', async () => {
  const first = page(
    'Forside',
    `<p id="del"><a href="/personvern#borte">A</a> <a href="/personvern.html#del">B</a> <a href="/b%E5d#%E5">C</a>
<img src="/bilde.jpg" srcset="/stor.jpg 16w" alt="Et bad"></p>`,
  );
  const second = page('Personvern', '<h2 id="del">Del</h2>');
  const files = { 'index.html': first.replace('bad.no/bilde', 'bad.no/borte'), 'personvern.html': second };
  expect(await checkSite(files)).toEqual([
    'index.html: «https://bad.no/borte.jpg» fører ikke til noen side eller fil.',
    'index.html: «/personvern#borte» fører til et sted som ikke finnes i personvern.html.',
    'index.html: «/personvern.html#del» fører ikke til noen side eller fil.',
    'index.html: «/b%E5d#%E5» fører ikke til noen side eller fil.',
    'index.html: «/stor.jpg» fører ikke til noen side eller fil.',
  ]);
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
  expect(await checkSite(files)).toEqual([
    '_astro/a.js.map: kildekart skal ikke publiseres.',
    '_astro/b.jpg: originalen av a.jpg er publisert.',
    expect.stringMatching(/^_astro\/c\.webp: .*opplysninger fra kameraet/),
  ]);
});
