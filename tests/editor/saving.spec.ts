import { button, expect, field, open, press, saved, signIn, status, test } from './test.ts';

test('two people save at once', { tag: '@both' }, async ({ page, editor, repository, guard }) => {
  // GitHub's answer where the branch has moved meanwhile.
  guard.allow(/status of 422/);
  await open(page, editor, 'Firmaet');
  repository.change('content/firm.yaml', 'phone: 00 00 00 00', 'phone: 55 66 77 88');
  repository.change('content/firm.yaml', 'founded: 2009', 'founded: 2010');
  repository.change('content/firm.yaml', 'shortName: Eksempelbad', 'shortName: Badene');
  await field(page, 'Telefon').fill('11 22 33 44');
  await field(page, 'Firmanavn').fill('Nytt Navn AS');
  await field(page, 'Kortnavn').fill('Badet');
  await press(button(page, 'Lagre'));
  const dialog = page.getByRole('dialog', { name: 'Noen andre har endret det samme' });
  const asked = dialog.getByRole('group');
  await expect(asked).toHaveCount(2);
  await expect(asked.last()).toContainText('«Firmaet» → Telefon');
  await expect(asked.last()).toContainText('55 66 77 88');
  await expect(page.getByText('Lagrer …')).toHaveCount(0);
  await press(button(dialog, 'Lagre'));
  await expect(asked.first()).toHaveAccessibleDescription('Velg en av dem.');
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await press(button(dialog, 'Avbryt'));
  await expect(status(page)).toHaveText('Ikke lagret. Det du har skrevet, står i skjemaet.');
  await press(button(page, 'Lagre'));
  await press(dialog.getByText('Badene'));
  await press(dialog.getByText('11 22 33 44'));
  await press(button(dialog, 'Lagre'));
  await saved(page);
  expect(repository.lastDiff()).toEqual([
    expect.stringMatching(/^-name: /),
    '+name: Nytt Navn AS',
    '-phone: 55 66 77 88',
    '+phone: 11 22 33 44',
  ]);
  await expect(page.getByLabel('Stiftet')).toHaveValue('2010');
  await expect(field(page, 'Kortnavn')).toHaveValue('Badene');
});

test.describe('@phone', () => {
  test('what is typed while a save runs stays', async ({ page, context, gitHub }) => {
    await signIn(page, gitHub, 'Firmaet');
    await field(page, 'Telefon').fill('11 22 33 44');
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    await context.route('**/git/refs/**', (route) => held.then(() => route.fallback()));
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText('Lagrer …');
    await field(page, 'Telefon').fill('55 66 77 88');
    send();
    await expect(status(page)).toHaveText('Ikke lagret ennå.');
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText(/^Lagret\. Legges ut/);
    expect(gitHub.lastDiff()).toEqual(['-phone: 11 22 33 44', '+phone: 55 66 77 88']);
  });

  test('without a connection or answer: one save', async ({ page, context, gitHub, guard }) => {
    guard.allow(/ERR_FAILED|status of 422/);
    await signIn(page, gitHub, 'Firmaet');
    await field(page, 'Telefon').fill('11 22 33 44');
    gitHub.commits = 'unreachable';
    await context.setOffline(true);
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText(/^Får ikke kontakt\. Prøv igjen når du har nett\./);
    await context.setOffline(false);
    gitHub.commits = 'lost';
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText(/^Fikk ikke svar, så det kan være lagret likevel\./);
    gitHub.commits = 'answered';
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText(/^Lagret\. Legges ut/);
    expect(gitHub.count()).toBe(2);
    expect(gitHub.lastDiff()).toEqual(['-phone: 00 00 00 00', '+phone: 11 22 33 44']);

    gitHub.commits = 'refused';
    await field(page, 'Telefon').fill('22 22 22 22');
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText(/^Det ble ikke lagret\./);
    await expect(field(page, 'Telefon')).toHaveValue('22 22 22 22');
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
