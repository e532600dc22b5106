import { breakForm } from '../support/open.ts';
import { banner, decline } from '../support/consent.ts';
import { enquiry, fillAndSend, openForm, parts, sent } from '../support/enquiry.ts';
import { gallery, project } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/* Scripts that do not come or throw, and closed storage: the rest of the page works, and nothing is lost. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no script file comes: banner, links and gallery work', async ({ page, guard }) => {
  guard.allow(/Failed to load resource|net::ERR_|Failed to fetch/);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await decline(page);
  await expect(page.getByRole('button', { name: 'Pause bildevisningen' })).toBeHidden();
  await press(project(page, 'Lyst familiebad med eik'));
  await expect(gallery(page).count).toHaveText('Bilde 1 av 8');
});

test('closed storage: the answer holds for the visit, and the form sends', async ({ page, inbox, guard }) => {
  await guard.allowMap();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const { success } = await openForm(page);
  await press(banner(page).getByRole('button', { name: 'Godta' }));
  await expect(banner(page)).toBeHidden();
  await expect(page.getByText('Nettleseren lagrer ikke valget.')).toBeAttached();
  await fillAndSend(page);
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(inbox.messages()).toEqual([sent]);
  await press(page.getByRole('contentinfo').getByRole('button', { name: 'Samtykkeinnstillinger' }));
  await expect(page.getByRole('dialog').getByRole('switch')).toBeChecked();
});

test('the form breaks: phone and e-mail replace it', async ({ page, guard }) => {
  await breakForm({ page, guard });
  const panel = page.getByRole('alert').filter({ hasText: 'Noe gikk galt i skjemaet' });
  await expect(panel.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', /^tel:\+47/);
  await expect(panel.getByRole('link', { name: 'Skriv e-post' })).toHaveAttribute('href', /^mailto:/);
  await page.reload();
  await page.locator('#skjema[novalidate]').waitFor();
  await expect(parts(page).message).toHaveValue(enquiry.message);
});
