import { findViolations } from '../support/axe.ts';
import { button, expect, field, link, press, signIn, test } from './test.ts';

test(
  'a token lets in, and signing out leaves nothing',
  { tag: '@phone' },
  async ({ page, gitHub, guard }) => {
    guard.allow(/status of 401/);
    await signIn(page, { ...gitHub, token: 'feil' });
    await expect(page.getByText('GitHub kjenner ikke nøkkelen.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await expect(link(page, 'Lag en nøkkel hos GitHub')).toHaveAttribute(
      'href',
      /target_name=eksempelbad&expires_in=365&contents=write&actions=read$/,
    );
    await signIn(page, gitHub, 'Firmaet');
    await field(page, 'Firmanavn').fill('Nytt Navn AS');
    // The token, and the draft.
    await expect.poll(() => page.evaluate(kept)).toEqual({ storage: 1, records: 1 });
    await press(link(page, 'Tilbake'));
    const question = page.getByRole('dialog', { name: 'Noe er ikke lagret' });
    await press(button(page, 'Logg ut'));
    await expect(question).toContainText('«Firmaet»');
    await press(button(question, 'Bli her'));
    await press(button(page, 'Logg ut'));
    await press(button(question, 'Logg ut, og ta vare på det her'));
    await expect(page.getByLabel('Koden')).toBeAttached();
    await signIn(page, gitHub, 'Firmaet');
    await expect(field(page, 'Firmanavn')).toHaveValue('Nytt Navn AS');
    await press(link(page, 'Tilbake'));
    await press(button(page, 'Logg ut'));
    await press(button(question, 'Logg ut, og forkast det'));
    await expect(page.getByLabel('Koden')).toBeAttached();
    expect(await page.evaluate(kept)).toEqual({ storage: 0, records: 0 });
  },
);

/** How many things the browser keeps for the page. */
async function kept() {
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve) => (request.onsuccess = () => resolve(request.result)));
  let records = 0;
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await result(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      records += await result(database.transaction(store).objectStore(store).count());
    database.close();
  }
  return { storage: localStorage.length + sessionStorage.length, records };
}
