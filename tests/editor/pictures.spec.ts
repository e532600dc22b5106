import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { check } from '../../src/content/check/check.ts';
import { isStopping } from '../../src/content/check/issue.ts';
import { readContent } from '../../src/files/read.ts';
import { heicPhoto, plainPhoto, turnedPhoto } from './photos.ts';
import { button, expect, link, openForm, press, save, showScreen, test, formLink } from './test.ts';

/** Chooses files by a press on a button for pictures. */
async function choose(place: Locator, name: string, files: Awaited<ReturnType<typeof turnedPhoto>>[]) {
  const chooser = place.page().waitForEvent('filechooser');
  await press(place.getByLabel(name, { exact: true }));
  await (await chooser).setFiles(files);
}

/** Which quarters of a picture are red: upper left, upper right, lower left, lower right. */
async function redQuarters(file: string) {
  const pixels = await sharp(file).removeAlpha().resize(2, 2, { fit: 'fill' }).raw().toBuffer();
  return [0, 1, 2, 3].filter((at) => (pixels[at * 3] ?? 0) > (pixels[at * 3 + 2] ?? 0) + 40);
}

/**
 * Notes what the page's database has got: how many pictures, and the last draft. Refuses a Blob, as private
 * windows of WebKit do (bug 156347).
 */
function watchDatabase() {
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as IDBObjectStore['put'];
  const kept = { pictures: 0, draft: '' };
  Object.assign(window, { kept });
  IDBObjectStore.prototype.put = function (value: object, key?: IDBValidKey) {
    if ([value, ...Object.values(value)].some((part) => part instanceof Blob))
      throw new DOMException('BlobURLs are not yet supported.', 'DataCloneError');
    this.transaction.addEventListener('complete', () => {
      if ('bytes' in value) kept.pictures += 1;
      else kept.draft = JSON.stringify(value);
    });
    return put.call(this, value, key);
  };
}

// Six presses on a phone: the form, the picture, «Bytt bilde», a point for each screen, «Lagre».
test('a hero picture is replaced and pointed out', { tag: '@phone' }, async ({ page, editor, folder }) => {
  await page.goto(editor);
  await page.evaluate(watchDatabase);
  await press(formLink(page, 'Toppen av forsiden'));
  const picture = page.getByRole('group', { name: 'Bilder' }).getByRole('listitem').first();
  await press(picture.locator('summary'));
  await expect(picture.getByText('Ta bilde', { exact: true })).toBeVisible();
  await choose(picture, 'Bytt bilde', [await turnedPhoto()]);
  const words = picture.getByLabel('Hva viser bildet?');
  await expect(words).toBeFocused();
  await page.keyboard.type('Dusj med grønne fliser');
  // Kept for a page that is closed: once, and not with every key press.
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'kept') as unknown))
    .toEqual({ pictures: 1, draft: expect.stringContaining('Dusj med grønne fliser') });
  await page.reload();
  await press(picture.locator('summary'));
  await expect(picture.locator('summary img')).toHaveAttribute('src', /^blob:/);
  for (const [use, x, y] of [
    ['På telefon', 0.25, 0.2],
    ['På stor skjerm', 0.6, 0.5],
  ] as const) {
    const picker = picture.getByRole('button', { name: new RegExp(`^${use}: `) });
    await picker.scrollIntoViewIfNeeded();
    const { width, height } = (await picker.boundingBox()) ?? { width: 0, height: 0 };
    await picker.click({ position: { x: width * x, y: height * y } });
  }
  await save(page);
  const hero = parse(folder.read('content/hero.yaml')) as { pictures: { file: string }[] };
  const [first] = hero.pictures;
  expect(first).toEqual({
    file: expect.stringMatching(/^hero\/[\da-f]{8}\.jpg$/),
    alt: 'Dusj med grønne fliser',
    focus: { phone: { x: 25, y: 20 }, desktop: { x: 60, y: 50 } },
  });
  // The old picture stays: it is also shown where the page is shared.
  expect(folder.lastFiles().toSorted()).toEqual([`A content/${first?.file}`, 'M content/hero.yaml']);
  // Turned as it was held, and without place and camera.
  const file = join(folder.root, 'content', first?.file ?? '');
  expect(await sharp(file).metadata()).toMatchObject({ width: 2400, height: 3200, format: 'jpeg' });
  expect((await sharp(file).metadata()).exif).toBeUndefined();
  expect(await redQuarters(file)).toEqual([1]);
  const found = check(await readContent(join(folder.root, 'content')));
  expect(found.filter(isStopping)).toEqual([]);
});

test('unusable pictures are refused by name', { tag: '@phone' }, async ({ page, editor, folder }) => {
  await page.addInitScript(() => {
    const decode = window.createImageBitmap;
    window.createImageBitmap = (file: ImageBitmapSource) =>
      file instanceof File && file.name === 'fullt.jpg' ? Promise.reject(new TypeError('?')) : decode(file);
  });
  await openForm(page, editor, 'Prosjekter');
  await press(link(page, 'Fire kvadratmeter, alt på plass'));
  const fault = await plainPhoto('fullt.jpg', 1600, 1200);
  const text = { name: 'avtale.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ikke et bilde') };
  const small = await plainPhoto('sms.jpg', 800, 600);
  // Named as another format, and one that a cloud has not fetched.
  const renamed = { ...heicPhoto(), name: 'telefon.jpg', mimeType: 'image/jpeg' };
  const away = { name: 'sky.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) };
  const files = [fault, heicPhoto(), renamed, away, text, small, await turnedPhoto()];
  await choose(page.getByRole('main'), 'Legg til bilder', files);
  const refusals = page.getByText('IMG_0002.HEIC er i formatet HEIC');
  await expect(refusals).toContainText('fullt.jpg kunne ikke gjøres klart.');
  await expect(refusals).toContainText('telefon.jpg er i formatet HEIC');
  await expect(refusals).toContainText('sky.jpg er ikke lastet ned til denne enheten ennå.');
  await expect(refusals).toContainText('avtale.jpg er ikke et bilde, eller filen er skadet.');
  await expect(refusals).toContainText('sms.jpg er 800 piksler bredt, og det trengs minst 1200.');
  await press(button(page, 'Slett bilde 2'));
  await press(button(page, 'Flytt opp bilde 3'));
  await press(button(page, 'Lagre'));
  const words = page.getByLabel('Hva viser bildet?').nth(1);
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(/Dette må fylles ut\./);
  await words.fill('Dusj med grønne fliser');
  await press(button(page, 'Angre'));
  await save(page);
  const { images } = parse(folder.read('content/projects/proj3/project.yaml')) as {
    images: { alt: string }[];
  };
  // Of more than there is room for, the rest is named.
  await showScreen(page, 'about.yaml');
  await press(button(page, 'Slett bilde 1'));
  await press(button(page, 'Slett bilde 1'));
  const numbered = ['to.jpg', 'tre.jpg', 'fire.jpg'].map((name) => plainPhoto(name, 1600, 1200));
  const many = [text, await turnedPhoto(), ...(await Promise.all(numbered))];
  await choose(page.getByRole('main'), 'Legg til bilder', many);
  const tooMany = page.getByText('Det er ikke plass til flere. Ikke lagt til: tre.jpg, fire.jpg.');
  await expect(tooMany).toContainText('avtale.jpg er ikke et bilde');
  await expect(page.getByRole('group', { name: 'Bilder' }).locator('summary img')).toHaveCount(2);
  await page.goBack();
  // Saved since the build, it has no small copy there.
  await page.reload();
  const shown = page.getByRole('group', { name: 'Bilder' }).locator('summary img').nth(2);
  await expect(shown).toHaveAttribute('src', /^blob:/);
  expect(images.map(({ alt }) => alt)).toEqual([
    'Lite bad med servant, toalett, hjørnedusj og vaskemaskin',
    'Servant med skuffer i eik og speilskap med lys',
    'Dusj med grønne fliser',
    'Vaskemaskin under benk av eik, med åpne hyller og håndkletørker',
  ]);
});

/** Runs in the page: pictures whose names begin with «sen» wait until the test lets them go. */
function holdPictures() {
  const decode = window.createImageBitmap;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  Object.assign(window, { letGo: resolve });
  window.createImageBitmap = async (file: ImageBitmapSource) => {
    if (file instanceof File && file.name.startsWith('sen')) await promise;
    return decode(file);
  };
}

const letGo = (page: Page) => page.evaluate(() => (Reflect.get(window, 'letGo') as () => void)());

test('what is made ready late goes to its own place, and the last choice counts', async ({
  page,
  editor,
  folder,
}) => {
  await page.addInitScript(holdPictures);
  await openForm(page, editor, 'Prosjekter');
  await press(link(page, 'Fire kvadratmeter, alt på plass'));
  const items = page.getByRole('group', { name: 'Bilder' }).getByRole('listitem');
  for (const index of [0, 1, 2]) await press(items.nth(index).locator('summary'));
  const photo = (name: string, width: number) => plainPhoto(name, width, 1200);
  const exchange = async (index: number, name: string, width: number) =>
    items
      .nth(index)
      .getByLabel('Bytt bilde')
      .setInputFiles([await photo(name, width)]);
  // Twice for the first, and once each for the second, which is moved, and the third, which is deleted.
  await exchange(0, 'sen1.jpg', 1300);
  await exchange(0, 'rask.jpg', 1400);
  await exchange(1, 'sen2.jpg', 1500);
  await exchange(2, 'sen3.jpg', 1600);
  await press(button(page, 'Slett bilde 3'));
  await expect(items.first().locator('summary img')).toHaveAttribute('src', /^blob:/);
  await items.first().getByLabel('Hva viser bildet?').fill('Rask');
  await press(button(page, 'Flytt opp bilde 2'));
  await letGo(page);
  await expect(items.first().locator('summary img')).toHaveAttribute('src', /^blob:/);
  await items.first().getByLabel('Hva viser bildet?').fill('Sen');
  await save(page);
  const { images } = parse(folder.read('content/projects/proj3/project.yaml')) as {
    images: { file: string; alt: string }[];
  };
  const widthOf = async ({ file }: { file: string }) =>
    (await sharp(join(folder.root, 'content/projects/proj3', file)).metadata()).width;
  expect(images.map(({ alt }) => alt)).toEqual(['Sen', 'Rask']);
  expect(await Promise.all(images.map(widthOf))).toEqual([1500, 1400]);
});

test('what is made ready after its form was discarded does not come back', async ({ page, editor }) => {
  await page.addInitScript(holdPictures);
  await openForm(page, editor, 'Prosjekter');
  await press(link(page, 'Fire kvadratmeter, alt på plass'));
  await page.getByLabel('Beskrivelse').fill('Et lite bad.');
  const photos = [await plainPhoto('rask.jpg', 1600, 1200), await plainPhoto('sen.jpg', 1600, 1200)];
  await page.getByLabel('Legg til bilder').setInputFiles(photos);
  await expect(page.getByText('Gjør klar bilde 2 av 2 …')).toBeVisible();
  // Nobody leaves with a picture that is nowhere kept yet.
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await question).dismiss();
  await press(link(page, 'Tilbake'));
  await press(link(page, 'Tilbake'));
  await press(button(page, 'Forkast Fire kvadratmeter, alt på plass'));
  await letGo(page);
  await press(formLink(page, 'Prosjekter'));
  await press(link(page, 'Fire kvadratmeter, alt på plass'));
  await expect(button(page, 'Lagre')).toHaveAttribute('aria-disabled', 'true');
  await press(link(page, 'Tilbake'));
  await press(link(page, 'Tilbake'));
  await expect(page.getByRole('region', { name: 'Ikke lagret' })).toBeHidden();
});
