import type { Page } from '@playwright/test';
import { turnedPhoto } from './photos.ts';
import { button, expect, field, openForm, press, save, test } from './test.ts';

/** Runs in the page: puts a value into a database, which it makes. */
async function put([database, store, key, value]: [string, string, string, object]) {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const request = indexedDB.open(database);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  const opened = await answer(request);
  await answer(opened.transaction(store, 'readwrite').objectStore(store).put(value, key));
  opened.close();
}

const unsaved = (page: Page) => page.getByRole('region', { name: 'Ikke lagret' });

test.describe('@phone', () => {
  test('a draft of version 1.2 is shown as text to copy', async ({ page, editor, folder }) => {
    await page.goto(editor);
    await expect(button(page, 'Lagre')).toBeVisible();
    const files = { 'firm.yaml': { name: 'Eksempelbad AS', phone: '11 22 33 44' } };
    const was = { 'firm.yaml': { name: 'Eksempelbad AS', phone: '00 00 00 00' } };
    const draft = { base: 'abc', was, files, sent: [] };
    await page.evaluate(put, ['keyval-store', 'keyval', `4 ${folder.root}`, draft] as const as never);
    await page.reload();
    const words = page.getByLabel(/^Ikke lagret fra en eldre utgave/);
    await expect(words).toHaveValue('11 22 33 44');
    await press(button(page, 'Jeg trenger det ikke'));
    await expect(words).toBeHidden();
    await page.reload();
    await expect(button(page, 'Lagre')).toBeVisible();
    await expect(words).toBeHidden();
  });

  test('of a draft, an updated site keeps what fits, and shows the rest', async ({
    page,
    editor,
    folder,
  }) => {
    await page.goto(editor);
    await expect(button(page, 'Lagre')).toBeVisible();
    const form = 'contact.yaml';
    const draft = {
      form,
      base: {},
      values: { title: 'Si hei', gammelt: ['Ord som ikke har noe felt'] },
      ...{ pictures: {}, uploaded: [], sent: {}, revision: 'a', schema: 'eldre' },
    };
    await page.evaluate(put, [`rediger ${folder.root}`, 'drafts', form, draft] as const as never);
    await page.reload();
    await expect(page.getByLabel('Ikke lagret fra Kontakt')).toHaveValue('Ord som ikke har noe felt');
    await press(unsaved(page).getByRole('link', { name: 'Kontakt' }));
    await expect(field(page, 'Overskrift').first()).toHaveValue('Si hei');
  });

  test('a browser without room keeps the words, and says which pictures it has not', async ({
    page,
    editor,
  }) => {
    await page.addInitScript(() => {
      const original = Reflect.get(IDBObjectStore.prototype, 'put') as IDBObjectStore['put'];
      IDBObjectStore.prototype.put = function (value: object, key?: IDBValidKey) {
        if ('bytes' in value) throw new DOMException('No room.', 'QuotaExceededError');
        return original.call(this, value, key);
      };
    });
    await openForm(page, editor, 'Toppen av forsiden');
    await press(page.getByRole('group', { name: 'Bilder' }).locator('summary').first());
    const picture = page.getByRole('group', { name: 'Bilder' }).getByRole('listitem').first();
    await picture.getByLabel('Bytt bilde').setInputFiles([await turnedPhoto()]);
    await expect(page.getByText('Nettleseren har ikke plass til å ta vare på det nye bildet.')).toBeVisible();
    await picture.getByLabel('Hva viser bildet?').fill('Dusj med grønne fliser');
    await save(page);
  });
});
