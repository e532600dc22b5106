import { once } from 'node:events';
import { request as connect } from 'node:http';
import { findViolations } from '../support/axe.ts';
import { button, expect, field, formLink, link, press, signIn, test } from './test.ts';

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

test('on this machine only the page itself is answered', async ({ page, editor, request }) => {
  await page.goto(editor);
  await expect(formLink(page, 'Firmaet')).toBeVisible();
  const own = { 'Sec-Fetch-Site': 'same-origin' };
  const address = (path: string) => new URL(`/api/${path}`, editor).href;
  const get = async (path: string, headers = {}) => (await request.get(address(path), { headers })).status();
  expect(await get('content')).toBe(403);
  expect(await get('content', { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await get('content', { 'Sec-Fetch-Site': 'same-site' })).toBe(403);
  expect(await get('content', { ...own, Host: 'bad.example' })).toBe(403);
  expect(await get('content', own)).toBe(200);
  expect(await get('pictures?id=--help', own)).toBe(400);
  const { head } = (await (await request.get(address('content'), { headers: own })).json()) as {
    head: string;
  };
  for (const [path, status] of [
    ['../ut.txt', 400],
    ['.git/ut.txt', 400],
    ['ny.yaml', 200],
  ] as const) {
    const data = { head, title: 'x', files: { [path]: { text: 'x' } } };
    expect((await request.post(address('commit'), { headers: own, data })).status()).toBe(status);
  }
  // What a form of another page could send.
  const form = { ...own, 'Content-Type': 'text/plain' };
  expect((await request.post(address('commit'), { headers: form, data: '{}' })).status()).toBe(403);
  // Refused before it is read.
  const headers = { ...own, 'Content-Type': 'application/octet-stream', 'Content-Length': 200e6 };
  const large = connect(address('pictures'), { method: 'POST', headers });
  large.flushHeaders();
  const [{ statusCode }] = await once(large, 'response');
  expect(statusCode).toBe(413);
  large.destroy();
});
