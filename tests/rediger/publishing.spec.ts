import type { Page } from '@playwright/test';
import { expect, field, press, publishing, saveButton, signIn, test } from './test.ts';

async function saveSlogan(page: Page, text: string) {
  await press(page.getByRole('treeitem', { name: 'Firmaet' }));
  await field(page, 'Firmanavn').fill(text);
  await press(saveButton(page));
}

const run = {
  status: 'completed',
  html_url: 'https://github.com/eksempelbad/nettsted/actions/runs/1',
} as const;

test(
  'after a save the owner sees that it is on its way, that it is out, and what stopped it',
  { tag: '@phone' },
  async ({ page, gitHub, said }) => {
    test.slow();
    await signIn(page, gitHub);
    gitHub.runs = [{ ...run, status: 'queued', conclusion: null }];
    await saveSlogan(page, 'Nytt Navn AS');
    await expect(publishing(page)).toHaveText('Legges ut …', { timeout: 20_000 });
    gitHub.runs = [{ ...run, conclusion: 'success' }];
    await expect(publishing(page)).toHaveText('Er ute', { timeout: 30_000 });

    gitHub.runs = [{ ...run, conclusion: 'failure' }];
    await saveSlogan(page, 'Feil Navn AS');
    await expect(publishing(page)).toContainText('Ikke lagt ut. Nettsiden er som før.');
    await expect(publishing(page).getByRole('link', { name: 'Se hva' })).toHaveAttribute(
      'href',
      run.html_url,
    );

    gitHub.runs = undefined;
    await saveSlogan(page, 'Nytt Navn AS');
    await expect(publishing(page)).toHaveText('Lagret. Nettsiden følger om noen minutter.');
    expect(said.splice(0)).toEqual([expect.stringContaining('403')]);
  },
);
