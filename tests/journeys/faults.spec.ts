import { breakForm } from '../support/open.ts';
import { banner } from '../support/consent.ts';
import { enquiry, fillAndSend, openForm, parts, sent } from '../support/enquiry.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/* A script that throws, and closed storage: the rest of the page works, and nothing is lost. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'closed storage: the answer holds for the visit, and the form sends',
  { tag: '@landing' },
  async ({ page, inbox, guard }) => {
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
  },
);

test('the form breaks: phone and e-mail replace it', { tag: '@landing' }, async ({ page, guard }) => {
  await breakForm({ page, guard });
  const panel = page.getByRole('alert').filter({ hasText: 'Noe gikk galt i skjemaet' });
  await expect(panel.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', /^tel:\+47/);
  await expect(panel.getByRole('link', { name: 'Skriv e-post' })).toHaveAttribute('href', /^mailto:/);
  await page.reload();
  await page.locator('#skjema[novalidate]').waitFor();
  await expect(parts(page).message).toHaveValue(enquiry.message);
});
