import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { gallery, project } from '../../tests/support/gallery.ts';
import { content, expect, preview, save, test, textOf } from './test.ts';

/** A photograph as phones make them: lying, with a note that it is to be turned. */
async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test('a project with three pictures is added, and its gallery opens', async ({ page, context }) => {
  const site = await context.newPage();
  await site.goto(preview, { waitUntil: 'domcontentloaded' });
  await page.goto('/keystatic/collection/projects');
  await page.getByText('Legg til', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Mappe' })).toHaveValue('proj5');
  await page.getByRole('textbox', { name: 'Navn' }).fill('Grønt bad på loftet');
  await page.getByRole('textbox', { name: 'Beskrivelse' }).fill('Eksempelby, 2024. Nytt bad under skråtak.');
  const pictures = [
    await photo('Før.JPG', '#567'),
    await photo('IMG 0001.jpg', '#675'),
    await photo('IMG 0002.jpg', '#765'),
  ];
  await page
    .getByRole('group', { name: 'Bilder' })
    .locator('input[type=file]')
    .last()
    .setInputFiles(pictures);

  const cards = page.locator('.kort');
  await expect(cards).toHaveCount(3);
  // Every picture asks for its text before the project can be saved.
  await page.getByRole('button', { name: 'Opprett' }).click();
  await expect(page.getByText('Skriv noe her. En setning som beskriver bildet')).toHaveCount(3);
  for (const [index, alt] of ['Badet før', 'Grønne fliser i dusjen', 'Servant under vinduet'].entries()) {
    await cards.nth(index).getByRole('textbox', { name: 'Alt-tekst' }).fill(alt);
  }
  await page.getByRole('button', { name: 'Flytt Bilde 1 ned' }).click();
  await page.getByRole('radio', { name: 'Bilde 3' }).check();
  await save(page, 'Opprett');

  expect(textOf('projects/proj5/project.yaml'))
    .toBe(`# Et prosjekt. Bildene ligger i samme mappe som denne filen. featured: true står på ett av prosjektene.
id: proj5
title: Grønt bad på loftet
description: Eksempelby, 2024. Nytt bad under skråtak.
mainImage: img-0002.jpg
images:
  - file: img-0001.jpg
    alt: Grønne fliser i dusjen
  - file: foer.jpg
    alt: Badet før
  - file: img-0002.jpg
    alt: Servant under vinduet
`);
  const { width, height, exif } = await sharp(join(content, 'projects/proj5/foer.jpg')).metadata();
  expect([width, height, exif]).toEqual([1600, 2400, undefined]);

  // The page that was open all the while has followed.
  await expect(project(site, 'Grønt bad på loftet')).toBeAttached({ timeout: 10_000 });
  await site.locator('#prosjekter').scrollIntoViewIfNeeded();
  await expect(site.locator('#prosjekter astro-island[ssr]')).toHaveCount(0);
  await project(site, 'Grønt bad på loftet').click();
  await expect(gallery(site).count).toHaveText('Bilde 3 av 3');
  await gallery(site).previous.click();
  await expect(gallery(site).picture).toHaveAttribute('alt', 'Badet før');
});

test('pictures are put in another order by dragging', async ({ page }) => {
  await page.goto('/keystatic/collection/projects/item/proj3');
  await page.setViewportSize({ width: 1280, height: 1800 });
  const heads = page.locator('.kort-hode');
  await expect(heads).toHaveCount(3);
  await heads.nth(2).dragTo(heads.nth(0));
  await save(page);
  expect(textOf('projects/proj3/project.yaml').match(/file: \S+/g)).toEqual([
    'file: 2.jpg',
    'file: 0.jpg',
    'file: 1.jpg',
  ]);
});

test('a picture is dropped on another to take its place', async ({ page }) => {
  await page.goto('/keystatic/singleton/services');
  const { buffer } = await photo('Ny.jpg', '#345');
  const bytes = buffer.toString('base64');
  const data = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const file = new File([Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0)!)], 'Ny.jpg', {
      type: 'image/jpeg',
    });
    transfer.items.add(file);
    return transfer;
  }, bytes);
  const zone = page.locator('.slipp').first();
  await zone.dispatchEvent('dragover', { dataTransfer: data });
  await zone.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByText('ny.jpg')).toBeVisible();
  await save(page);
  expect(textOf('services.yaml')).toContain('      file: services/ny.jpg\n');
  expect(existsSync(join(content, 'services/0.jpg'))).toBe(false);
});

test('a project is deleted after a question', async ({ page }) => {
  await page.goto('/keystatic/collection/projects/item/proj4');
  await page.getByRole('button', { name: 'Slett prosjektet …' }).click();
  await page.getByRole('button', { name: 'Ja, slett' }).click();
  await expect(page.getByText('Legg til', { exact: true })).toBeVisible();
  expect(existsSync(join(content, 'projects/proj4'))).toBe(false);
});
