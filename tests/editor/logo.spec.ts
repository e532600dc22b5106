import sharp from 'sharp';
import { flat } from '../support/flat.ts';
import { svg } from '../support/svg.ts';
import { button, expect, field, openForm, press, save, test } from './test.ts';

const drawing = (name: string, text: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
});
const shape = '<circle cx="5" cy="5" r="5" fill="#7a1f2b"/>';

test('a logo is replaced and removed', { tag: '@phone' }, async ({ page, editor, folder }) => {
  await openForm(page, editor, 'Farger og logo');
  const logo = page.getByRole('group', { name: 'Logo' });
  await expect(logo.locator('img')).toHaveAttribute('src', /./);
  const choose = (name: string, file: ReturnType<typeof drawing>) =>
    logo.getByLabel(name, { exact: true }).setInputFiles(file);
  for (const [file, reason] of [
    [drawing('hvit.svg', svg(shape.replace('#7a1f2b', '#fff'))), 'så lys at den ikke synes'],
    [drawing('ord.svg', svg(shape, 'viewBox="0 0 100 10" width="500" height="50"')), 'like bredt som høyt'],
    [drawing('bad.svg', '<svg'), 'ikke en tegning som kan leses'],
    [{ ...drawing('tom.png', ''), mimeType: 'image/png' }, 'er ikke lastet ned til denne enheten ennå'],
  ] as const) {
    await choose('Bytt logo', file);
    await expect(logo.getByRole('status')).toContainText(reason);
  }
  // Of two that are chosen, only the last is saved: as a picture, in which no script can be.
  for (const colour of ['#123456', '#7a1f2b']) {
    const text = svg(`${shape.replace('#7a1f2b', colour)}<script>alert(1)</script>`, 'viewBox="0 0 10 10"');
    await choose('Bytt logo', drawing('merke.svg', text));
    await expect(logo.getByRole('status')).toBeEmpty();
  }
  await press(button(page, 'Vis siden'));
  const shown = page.frameLocator('iframe').getByRole('banner').locator('img.logo-mark');
  await expect(shown).toHaveAttribute('src', /^blob:/);
  expect(await shown.evaluate((mark: HTMLImageElement) => mark.decode())).toBeUndefined();
  await save(page);
  const [, name = ''] = /^logo: ([\da-f]{8}\.png)$/m.exec(folder.read('content/brand/brand.yaml')) ?? [];
  expect(folder.lastFiles()).toEqual(
    [`A content/brand/${name}`, 'D content/brand/logo.svg', 'M content/brand/brand.yaml'].toSorted((a, b) =>
      a.slice(2) < b.slice(2) ? -1 : 1,
    ),
  );
  const saved = sharp(`${folder.root}/content/brand/${name}`);
  const { width, height, hasAlpha } = await saved.metadata();
  expect([width, height, hasAlpha]).toEqual([1024, 1024, true]);
  const { data } = await saved
    .extract({ left: 512, top: 512, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x7a, 0x1f, 0x2b]);

  await press(button(page, 'Vis skjemaet'));
  const png = await flat(300, 300, '#7a1f2b').png().toBuffer();
  await choose('Bytt logo', { name: 'merke.png', mimeType: 'image/png', buffer: png });
  await expect(logo.getByRole('status')).toBeEmpty();
  await save(page);
  await press(button(page, 'Fjern logo'));
  await save(page);
  expect(folder.read('content/brand/brand.yaml')).not.toContain('logo:');
  expect(folder.exists('content/brand/brand.yaml')).toBe(true);
  expect(folder.lastFiles().some((file) => file.startsWith('D content/brand/'))).toBe(true);
  await expect(field(page, 'Hovedfarge')).toBeVisible();
});
