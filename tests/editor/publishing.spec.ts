import { button, expect, field, press, signIn, status, test } from './test.ts';

test('a save says how its publishing goes', { tag: '@phone' }, async ({ page, gitHub, guard }) => {
  guard.allow(/status of 403/);
  const run = {
    status: 'completed',
    html_url: 'https://github.com/eksempelbad/nettsted/actions/runs/1',
  } as const;
  await page.clock.install();
  await signIn(page, gitHub, 'Firmaet');
  const save = async (name: string) => {
    await field(page, 'Firmanavn').fill(name);
    await press(button(page, 'Lagre'));
  };
  gitHub.runs = [{ ...run, status: 'queued', conclusion: null }];
  await save('Nytt Navn AS');
  await expect(status(page)).toHaveText(/^Lagret\. Legges ut/);
  gitHub.runs = [{ ...run, conclusion: 'success' }];
  await page.clock.runFor(11_000);
  await expect(status(page)).toHaveText('Er ute på nettsiden.');
  gitHub.runs = [{ ...run, conclusion: 'failure' }];
  await save('Feil Navn AS');
  await expect(status(page)).toContainText('Ikke lagt ut. Nettsiden er som før.');
  await expect(status(page).getByRole('link', { name: 'Se hva' })).toHaveAttribute('href', run.html_url);
  gitHub.runs = undefined;
  await save('Nytt Navn AS');
  await expect(status(page)).toHaveText('Lagret. Nettsiden er ny om omtrent et kvarter.');
});
