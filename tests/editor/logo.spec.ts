import sharp from 'sharp';
import { flat, withMargins } from '../support/flat.ts';
import { placeInDrawing, svg } from '../support/svg.ts';
import { button, expect, open, press, save, test } from './test.ts';

const drawing = (name: string, text: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
});
const shape = '<circle cx="5" cy="5" r="5" fill="#7a1f2b"/>';

test('a logo is replaced and removed', { tag: '@both' }, async ({ page, editor, repository, isMobile }) => {
  await open(page, editor, 'Farger og logo');
  const logo = page.getByRole('group', { name: 'Logo' });
  await expect(logo.locator('img')).toHaveAttribute('src', /./);
  const choose = (name: string, file: ReturnType<typeof drawing>) =>
    logo.getByLabel(name, { exact: true }).setInputFiles(file);
  for (const [file, reason] of [
    [drawing('hvit.svg', svg(shape.replace('#7a1f2b', '#fff'))), 'så lys at den ikke synes'],
    [drawing('gul.svg', svg(shape.replace('#7a1f2b', '#fff7cc'))), 'så lys at den ikke synes'],
    [drawing('ord.svg', svg(shape, 'viewBox="0 0 100 10" width="50" height="50"')), 'like bredt som høyt'],
    [drawing('uten.svg', svg(shape, '')), 'ikke hvor stor tegningen er'],
    [drawing('tekst.svg', svg(`${shape}<text>Bad</text>`, 'viewBox="0 0 10 10"')), 'tekst i en skrift'],
    [{ ...drawing('bad.jpg', ''), mimeType: 'image/jpeg' }, 'er ikke en SVG eller en PNG'],
  ] as const) {
    await choose('Bytt logo', file);
    await expect(logo.getByRole('status')).toContainText(reason);
  }
  // Of two that are chosen, only the last is saved.
  for (const size of [12, 10]) {
    await choose('Bytt logo', drawing('merke.svg', svg(shape, `viewBox="0 0 ${size} ${size}"`)));
    await expect(logo.getByRole('status')).toBeEmpty();
  }
  if (isMobile) await press(button(page, 'Vis siden'));
  const shown = page.frameLocator('iframe').getByRole('banner').locator('img.logo-mark');
  await expect(shown).toHaveAttribute('src', /^blob:/);
  expect(await shown.evaluate((mark: HTMLImageElement) => mark.decode())).toBeUndefined();
  await save(page);
  const [, name = ''] = /^logo: ([\da-f]{8}\.svg)$/m.exec(repository.read('content/brand/brand.yaml')) ?? [];
  expect(repository.lastDiff().slice(0, 2)).toEqual(expect.arrayContaining(['-logo: logo.svg']));
  expect(repository.lastFiles().toSorted()).toEqual(
    [`A content/brand/${name}`, 'D content/brand/logo.svg', 'M content/brand/brand.yaml'].toSorted(),
  );
  expect(repository.read(`content/brand/${name}`)).toContain('viewBox="0 0 10 10"');

  if (isMobile) await press(button(page, 'Vis skjemaet'));
  const png = await flat(300, 300, '#7a1f2b').png().toBuffer();
  await choose('Bytt logo', { name: 'merke.png', mimeType: 'image/png', buffer: png });
  await save(page);
  expect(repository.read('content/brand/brand.yaml')).toMatch(/^logo: [\da-f]{8}\.png$/m);

  // Without its transparent margins, as the build takes it.
  const margins = { mimeType: 'image/png', buffer: await withMargins(200, 150, '#7a1f2b') };
  await choose('Bytt logo', { name: 'luft.png', ...margins });
  await save(page);
  const [, trimmed = ''] = /^logo: (.*)$/m.exec(repository.read('content/brand/brand.yaml')) ?? [];
  const file = `${repository.root}/content/brand/${trimmed}`;
  expect(await sharp(file).metadata()).toMatchObject({ width: 200, height: 150 });

  await press(button(page, 'Fjern logo'));
  await save(page);
  expect(repository.read('content/brand/brand.yaml')).not.toContain('logo:');
  expect(repository.git('ls-files', 'content/brand').trim()).toBe('content/brand/brand.yaml');
});

test('a partner’s logo passes the judge of the build, and says no more where it was made', async ({
  page,
  editor,
  repository,
}) => {
  await open(page, editor, 'Om oss');
  await press(page.locator('summary', { hasText: 'Elektriker' }));
  const logo = page.getByRole('group', { name: 'Logo' });
  const input = logo.getByLabel('Bytt logo', { exact: true });
  await input.setInputFiles(drawing('skript.svg', svg(`${shape}<script>x()</script>`)));
  await expect(logo.getByRole('status')).toContainText('Filen har et skript.');
  await input.setInputFiles(drawing('sted.svg', svg(placeInDrawing + shape)));
  await expect(logo.getByRole('status')).toBeEmpty();
  await save(page);
  const [, name = ''] = /logo: (about\/[\da-f]{8}\.svg)/.exec(repository.read('content/about.yaml')) ?? [];
  expect(repository.read(`content/${name}`)).toMatch(/^<svg [^>]*><circle [^>]*\/><\/svg>$/);
});
