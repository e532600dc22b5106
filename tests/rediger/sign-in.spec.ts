import { button, expect, field, press, saveButton, signIn, test } from './test.ts';

test(
  'a token lets in, a wrong one does not, and signing out leaves nothing in the browser',
  { tag: '@phone' },
  async ({ page, gitHub, said }) => {
    await page.goto(gitHub.url);
    await button(page, 'Logg inn med tilgangsnøkkel').waitFor();
    const before = await page.evaluate(kept);
    await signIn(page, { ...gitHub, token: 'feil' });
    await expect(page.getByText('Tilgangsnøkkelen er ikke gyldig.')).toBeVisible();
    said.length = 0;
    await page.reload();
    await signIn(page, gitHub);
    await press(page.getByRole('treeitem', { name: 'Firmaet' }));
    // What is typed and not saved is kept in the browser, until now.
    await field(page, 'Firmanavn').fill('Nytt Navn AS');
    await expect(saveButton(page)).toBeEnabled();
    await press(button(page, 'Avbryt'));
    await press(page.getByRole('radio', { name: 'Meny' }));
    // The page comes anew, and only then has all been taken away.
    const anew = page.waitForEvent('load');
    await press(page.getByRole('menuitem', { name: 'Logg ut' }));
    await anew;
    await expect(button(page, 'Logg inn med tilgangsnøkkel')).toBeVisible();
    await expect.poll(() => page.evaluate(kept)).toEqual(before);
  },
);

/** All that the browser keeps for the page: of databases, how many records each of their stores has. */
async function kept() {
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve) => (request.onsuccess = () => resolve(request.result)));
  const records: Record<string, number> = {};
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await result(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const count = await result(database.transaction(store).objectStore(store).count());
      if (count > 0) records[`${name} ${store}`] = count;
    }
    database.close();
  }
  return { local: { ...localStorage }, session: { ...sessionStorage }, records };
}

test('a token that has run out is told, and what was written is there after a new sign-in', async ({
  page,
  gitHub,
  said,
}) => {
  await signIn(page, gitHub);
  await press(page.getByRole('treeitem', { name: 'Firmaet' }));
  await field(page, 'Firmanavn').fill('Nytt Navn AS');
  const { token } = gitHub;
  gitHub.token = 'en annen';
  await press(saveButton(page));
  await expect(page.getByRole('alertdialog', { name: 'Lagringen stoppet' })).toBeVisible();
  await press(button(page.getByRole('alertdialog'), 'OK'));
  await expect(field(page, 'Firmanavn')).toHaveValue('Nytt Navn AS');
  gitHub.token = token;
  said.length = 0;
});

test('the sign-in worker lets in by its window', async ({ page, gitHub, repository }) => {
  await page.goto(gitHub.url);
  await press(page.getByRole('button', { name: /^Logg inn med .*GitHub/ }));
  await press(page.getByRole('treeitem', { name: 'Firmaet' }));
  await field(page, 'Firmanavn').fill('Nytt Navn AS');
  await press(saveButton(page));
  await expect.poll(() => repository.count()).toBe(2);
});

// From the computer to the phone: the link in the code is what the phone opens.
test('a signed-in computer hands the sign-in to the phone by a code', async ({ page, gitHub }) => {
  await signIn(page, gitHub);
  await press(button(page, 'Vis kontomenyen'));
  await press(page.getByRole('menuitem', { name: 'Logg inn på telefonen' }));
  await expect(page.getByText('Skann QR-koden nedenfor')).toBeVisible();
});
