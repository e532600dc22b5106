import { button, expect, field, link, openForm, press, save, signIn, status, test } from './test.ts';

test.describe('@phone', () => {
  test('what is typed while a save runs stays', async ({ page, context, gitHub }) => {
    await signIn(page, gitHub, 'Firmaet');
    await field(page, 'Telefon').fill('11 22 33 44');
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    await context.route('**/git/refs/**', (route) => held.then(() => route.fallback()));
    // Until then a save takes what is typed along.
    const sent = page.waitForRequest('**/git/refs/**');
    await press(button(page, 'Lagre'));
    await sent;
    await expect(status(page)).toHaveText('Lagrer …');
    await field(page, 'Telefon').fill('55 66 77 88');
    send();
    await expect(status(page)).toHaveText('Ikke lagret ennå.');
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText(/^Lagret\./);
    expect(gitHub.lastDiff()).toEqual(['-phone: 11 22 33 44', '+phone: 55 66 77 88']);
  });

  test('without a connection or answer: one save', async ({ page, gitHub, guard }) => {
    guard.allow(/ERR_FAILED|ERR_INTERNET|status of 422/);
    await signIn(page, gitHub, 'Firmaet');
    await field(page, 'Telefon').fill('11 22 33 44');
    gitHub.commits = 'unreachable';
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText(/^Får ikke kontakt\. Prøv igjen når du har nett\./);
    gitHub.commits = 'lost';
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText(/^Fikk ikke svar, så det kan være lagret likevel\./);
    gitHub.commits = 'answered';
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText(/^Lagret\./);
    expect(gitHub.count()).toBe(2);
    expect(gitHub.lastDiff()).toEqual(['-phone: 00 00 00 00', '+phone: 11 22 33 44']);
  });

  test('what is typed survives an expired sign-in', async ({ page, gitHub, guard }) => {
    guard.allow(/status of 401/);
    await signIn(page, gitHub, 'Firmaet');
    await field(page, 'Firmanavn').fill('Nytt Navn AS');
    gitHub.token = 'en annen';
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText(/^Innloggingen har gått ut\./);
    await signIn(page, gitHub, 'Firmaet');
    await expect(field(page, 'Firmanavn')).toHaveValue('Nytt Navn AS');
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText(/^Lagret/);
    expect(gitHub.count()).toBe(2);
  });
});

test.describe('two tabs', { tag: '@phone' }, () => {
  test('the one that is come back to has what was written in the other', async ({
    page,
    context,
    editor,
    folder,
  }) => {
    await openForm(page, editor, 'Firmaet');
    await field(page, 'Telefon').fill('11 22 33 44');
    const second = await context.newPage();
    await openForm(second, editor, 'Firmaet');
    await expect(field(second, 'Telefon')).toHaveValue('11 22 33 44');
    await field(second, 'Firmanavn').fill('Nytt Navn AS');
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(field(page, 'Firmanavn')).toHaveValue('Nytt Navn AS');
    await save(page);
    await second.bringToFront();
    await second.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(button(second, 'Lagre')).toHaveAttribute('aria-disabled', 'true');
    await field(second, 'Telefon').fill('55 66 77 88');
    await save(second);
    expect(folder.count()).toBe(2);
    expect(folder.read('content/firm.yaml')).toMatch(/name: Nytt Navn AS[^]*phone: 55 66 77 88/);
  });
});

test(
  'a folder that is gone or read-only is said, and nothing is written over',
  { tag: '@phone' },
  async ({ page, editor, folder, guard }) => {
    guard.allow(/status of (404|422)/);
    await openForm(page, editor, 'Firmaet');
    await field(page, 'Telefon').fill('11 22 33 44');
    folder.move('content', 'borte');
    await press(button(page, 'Lagre'));
    await expect(status(page)).toContainText(/content finnes ikke\. Ingenting er endret\./);
    expect(folder.names()).toEqual(['borte']);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Det er ikke noe innhold her');
    await expect(button(page, 'Begynn med malen')).toBeVisible();
    folder.move('borte', 'content');
    await press(button(page, 'Prøv igjen'));
    await expect(field(page, 'Telefon')).toHaveValue('11 22 33 44');
    await save(page);
    await press(link(page, 'Tilbake'));
    await expect(page.getByRole('region', { name: 'Ikke lagret' })).toBeHidden();
  },
);
