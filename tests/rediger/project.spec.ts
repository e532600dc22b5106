import { cpSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { check } from '../../src/content/check/check.ts';
import { readContent } from '../../src/content/read.ts';
import { startSite } from '../../tools/shared/workerd-server.ts';
import { buildFolder } from '../support/build-folder.ts';
import { gallery } from '../support/gallery.ts';
import { heicPhoto, hugePhoto, turnedPhoto } from './photos.ts';
import { button, expect, field, press, save, saveButton, test } from './test.ts';

const words = ['Dusj med grønne fliser', 'Servant av eik', 'Badekar under vinduet'];

test(
  'three pictures from the phone become a project in one commit, which opens in the gallery of the next build',
  { tag: '@phone' },
  async ({ page, editor: { repository, url } }) => {
    test.setTimeout(240_000);
    const before = repository.count();
    await page.goto(url);
    await press(page.getByRole('treeitem', { name: 'Prosjekter' }));
    await press(button(page, 'Legg til'));
    await field(page, 'Navn').fill('Nytt bad på loftet');
    await field(page, 'Beskrivelse').fill('Eksempelby, 2026. Vi bygget det fra bunnen av.');
    await page
      .getByLabel('Legg til bilder')
      .setInputFiles([await turnedPhoto(), await hugePhoto(), heicPhoto()]);
    await expect(page.getByText(/Gjør klar bilde \d av 3/)).toBeVisible();
    const alts = page.getByLabel('Hva viser bildet? (alt-tekst)');
    await expect(alts).toHaveCount(3, { timeout: 90_000 });
    await press(button(page, 'Flytt opp bilde 3'));
    // Without words it is not saved, and the field says which picture lacks them.
    await press(saveButton(page));
    await expect(
      page.getByRole('alert').filter({ hasText: 'Bilde 1: En setning som beskriver' }).first(),
    ).toBeVisible();
    for (const [index, text] of words.entries()) await alts.nth(index).fill(text);
    const subject = button(page, 'Motivet er 50 % fra venstre og 50 % fra toppen').first();
    await subject.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await subject.boundingBox())!;
    await page.touchscreen.tap(x + width / 4, y + height / 5);
    await expect(button(page, 'Motivet er 25 % fra venstre og 20 % fra toppen')).toBeVisible();
    await save(page);

    expect(repository.count()).toBe(before + 1);
    const folder = 'content/projects/nytt-bad-pa-loftet';
    const project = parse(repository.read(`${folder}/project.yaml`)) as { images: { file: string }[] };
    const files = project.images.map(({ file }) => `${folder}/${file}`);
    // No name of the phone's, which may be a customer's.
    expect(files.join()).toMatch(/^([^,]+\/[\da-f]{8}\.webp,?){3}$/);
    const written = repository.git('show', '--format=', '--name-only', 'HEAD').trim().split('\n');
    expect(written).toEqual([...files.toSorted(), `${folder}/project.yaml`]);
    const named = project.images.map(({ file }) => ({ file }));
    expect(project).toEqual({
      title: 'Nytt bad på loftet',
      description: 'Eksempelby, 2026. Vi bygget det fra bunnen av.',
      mainImage: named[0]!.file,
      images: [
        { ...named[0], alt: words[0], focus: { x: 25, y: 20 } },
        { ...named[1], alt: words[1] },
        { ...named[2], alt: words[2] },
      ],
    });
    const pictures = files.map((file) => sharp(join(repository.root, file)));
    const told = await Promise.all(pictures.map((picture) => picture.metadata()));
    expect(told.map(({ exif, xmp, width, height }) => ({ exif, xmp, size: `${width} x ${height}` }))).toEqual(
      ['1200 x 1600', '1600 x 1200', '2400 x 1800'].map((size) => ({
        exif: undefined,
        xmp: undefined,
        size,
      })),
    );
    // Turned as it was held: what was the upper left corner of the pixels is the upper right of the picture.
    expect(await redness(join(repository.root, files[0]!))).toEqual([false, true, false, false]);
    expect(await redness(join(repository.root, files[1]!))).toEqual([true, false, false, false]);
    expect(check(await readContent(join(repository.root, 'content')))).toEqual([
      expect.objectContaining({ noteOnly: true }),
    ]);

    const site = await startSite({ port: 0, directory: await build(repository.root, folder) });
    await page.goto(site.url);
    await press(page.locator('#prosjekter').getByRole('link', { name: 'Nytt bad på loftet', exact: true }));
    await expect(gallery(page).count).toHaveText('Bilde 1 av 3');
    await expect(gallery(page).picture).toHaveAttribute('alt', words[0]!);
    await page.goto('about:blank');
    await site.close();
  },
);

// The field is gone to by the page itself: a test that waits for it comes too late to see what takes its text.
test(
  'a new project takes what is typed as soon as its form is there',
  { tag: '@both' },
  async ({ page, editor }) => {
    await page.goto(editor.url);
    await press(page.getByRole('treeitem', { name: 'Prosjekter' }));
    const isThere = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            const name = document.querySelector<HTMLElement>('[data-key-path=title] input');
            if (!name) return;
            observer.disconnect();
            name.focus();
            resolve();
          });
          observer.observe(document.body, { childList: true, subtree: true });
        }),
    );
    await press(button(page, 'Legg til'));
    await isThere;
    await page.keyboard.type('Nytt bad');
    await press(field(page, 'Beskrivelse'));
    await page.keyboard.type('I Eksempelby');
    await expect(field(page, 'Navn')).toHaveValue('Nytt bad');
    await expect(field(page, 'Beskrivelse')).toHaveValue('I Eksempelby');
  },
);

/** Which quarters of a picture are red: upper left, upper right, lower left, lower right. */
async function redness(file: string) {
  const quarters = await sharp(file).removeAlpha().resize(2, 2, { fit: 'fill' }).raw().toBuffer();
  return [0, 1, 2, 3].map((quarter) => quarters[quarter * 3]! > quarters[quarter * 3 + 2]! + 40);
}

/** Builds the content as it is committed; the pictures of the others are small ones, as only this project's are looked at. */
async function build(root: string, folder: string) {
  const copy = `${root}-bygg`;
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  const small = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#89a' } })
    .jpeg()
    .toBuffer();
  for (const name of globSync('content/**/*.jpg', { cwd: copy })) {
    if (!name.startsWith(folder)) writeFileSync(join(copy, name), small);
  }
  expect(buildFolder(copy)).toEqual({ ok: true, output: '' });
  return join(copy, 'dist');
}
