import { once } from 'node:events';
import { request as connect } from 'node:http';
import { findViolations } from '../support/axe.ts';
import { button, expect, field, link, press, signIn, test } from './test.ts';

test('a token lets in, and signing out leaves nothing', { tag: '@both' }, async ({ page, gitHub, guard }) => {
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
  // The token and its last day, and the draft.
  await expect.poll(() => page.evaluate(kept)).toEqual({ storage: 2, records: 1 });
  await press(link(page, 'Tilbake'));
  const question = page.getByRole('dialog', { name: 'Noe er ikke lagret' });
  await press(button(page, 'Logg ut'));
  await expect(question).toContainText('«Firmaet»');
  await press(button(question, 'Bli her'));
  await press(button(page, 'Logg ut'));
  await press(button(question, 'Logg ut, og ta vare på det her'));
  await signIn(page, gitHub, 'Firmaet');
  await expect(field(page, 'Firmanavn')).toHaveValue('Nytt Navn AS');
  await press(link(page, 'Tilbake'));
  await press(button(page, 'Logg ut'));
  await press(button(question, 'Logg ut, og forkast det'));
  await expect(page.getByLabel('Koden')).toBeAttached();
  expect(await page.evaluate(kept)).toEqual({ storage: 0, records: 0 });
});

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

test('a token that ends within a month is told of', async ({ page, gitHub }) => {
  const ending = page.getByText('Nøkkelen til GitHub går ut');
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
  // A key for 30 days, and one for as long as the form is filled in with.
  await page.goto(gitHub.url);
  await page.getByLabel(/^Siste dag den virker/).fill(days(30).toISOString().slice(0, 10));
  await page.getByLabel('Koden').fill(gitHub.token);
  await press(button(page, 'Logg inn'));
  await expect(ending).toBeVisible();
  await press(button(page, 'Logg ut'));
  await expect(page.getByLabel('Koden')).toBeVisible();
  await signIn(page, gitHub, 'Firmaet');
  await press(link(page, 'Tilbake'));
  await expect(link(page, 'Firmaet')).toBeVisible();
  await expect(ending).toBeHidden();
  await page.clock.setFixedTime(days(340));
  await page.reload();
  await expect(ending).toBeVisible();
});

test('on this machine only the address with the secret opens it', async ({ page, editor, request }) => {
  await page.goto(editor.replace(/#.*/, ''));
  await expect(page.getByText('Åpne adressen som står etter «Rediger:»')).toBeVisible();
  const [, secret] = /nokkel=(.*)/.exec(editor) ?? [];
  const own = { Authorization: `Bearer ${secret}` };
  const get = (path: string, headers = {}) =>
    request.get(`${new URL(editor).origin}/api/${path}`, { headers });
  expect((await get('content?ref=')).status()).toBe(401);
  expect((await get('content?ref=', { ...own, Host: 'bad.example' })).status()).toBe(403);
  expect((await get('pictures?id=--help', own)).status()).toBe(422);
  const { commit } = await (await get('content?ref=', own)).json();
  for (const [path, status] of [
    ['../ut.txt', 422],
    ['.git/ut.txt', 422],
    ['ny.yaml', 200],
  ] as const) {
    const data = { message: 'x', base: { commit, tree: '' }, files: { [path]: { text: 'x' } } };
    const made = await request.patch(new URL('/api/commit', editor).href, { headers: own, data });
    expect(made.status()).toBe(status);
  }
  // Refused before it is read.
  const headers = { ...own, 'Content-Length': 200e6 };
  const large = connect(new URL('/api/pictures', editor), { method: 'POST', headers });
  large.flushHeaders();
  const [{ statusCode }] = await once(large, 'response');
  expect(statusCode).toBe(413);
  large.destroy();
});
