import type { Run } from './github.ts';
import { button, expect, field, press, signIn, status, test } from './test.ts';

test('a save says how its publishing goes', { tag: '@phone' }, async ({ page, gitHub, guard }) => {
  guard.allow(/status of 403/);
  const run = {
    status: 'completed',
    html_url: 'https://github.com/eksempelbad/nettsted/actions/runs/1',
    created_at: '2026-11-28T12:00:00Z',
  } as const;
  /** The newest run, of the newest commit. */
  const runOf = (of: Partial<Run>) => [{ ...run, conclusion: null, head_sha: gitHub.history()[0]!, ...of }];
  await page.clock.install();
  await signIn(page, gitHub, 'Firmaet');
  const save = async (name: string) => {
    await field(page, 'Firmanavn').fill(name);
    await press(button(page, 'Lagre'));
  };
  await save('Nytt Navn AS');
  await expect(status(page)).toHaveText('Lagret. Ute på nettsiden om omtrent et minutt.');
  gitHub.runs = runOf({ status: 'queued' });
  await page.clock.runFor(11_000);
  await expect(status(page)).toHaveText('Lagret. Ute på nettsiden om omtrent et minutt.');
  gitHub.runs = runOf({ conclusion: 'success' });
  await page.clock.runFor(11_000);
  await expect(status(page)).toHaveText('Er ute på nettsiden.');
  await save('Feil Navn AS');
  await expect(status(page)).toHaveText(/^Lagret\. Ute/);
  gitHub.runs = runOf({ conclusion: 'failure' });
  await page.clock.runFor(11_000);
  await expect(status(page)).toContainText('Lagret, men ikke lagt ut. Nettsiden er som før.');
  await expect(status(page).getByRole('link', { name: 'Se hva' })).toHaveAttribute('href', run.html_url);
  gitHub.runs = undefined;
  await save('Nytt Navn AS');
  await expect(status(page)).toHaveText('Lagret. Ute på nettsiden om omtrent et minutt.');
});
