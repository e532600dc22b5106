import type { Page } from '@playwright/test';
import { banner, decline, settings } from '../support/consent.ts';
import { enquiry, fillAndSend, openForm, parts } from '../support/enquiry.ts';
import { gallery, openProjects, project } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/* Browsers that lack a facility, imitated: everything works that does not need it. The guard sees errors. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Menu, header, banner, settings and form, as a visitor uses them on a phone. */
async function walk(page: Page) {
  const { success } = await openForm(page);
  await expect(page.locator('.header')).toHaveAttribute('data-scrolled', '');
  await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
  await press(settings(page).getByRole('button', { name: 'Avslå alle' }));
  await expect(settings(page)).toBeHidden();
  await press(page.getByRole('button', { name: 'Meny' }));
  await press(page.locator('#mobilmeny').getByRole('link', { name: 'Kontakt' }));
  await expect(page.locator('#mobilmeny')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
  await fillAndSend(page);
  await expect(success).toContainText('Takk for din henvendelse!');
}

test.describe('on a phone', { tag: ['@phone', '@landing'] }, () => {
  test('an answer from before the page has loaded holds where storage is null', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { value: null });
    });
    const image = Promise.withResolvers<null>();
    await page.route('**/*.{avif,webp}', (route) => image.promise.then(() => route.fallback()));
    await page.goto('/', { waitUntil: 'commit' });
    await press(banner(page).getByRole('button', { name: 'Godta' }));
    await expect(banner(page)).toBeHidden();
    image.resolve(null);
    await page.waitForLoadState();
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'accepted');
  });

  test('no IntersectionObserver, and no crypto.randomUUID', async ({ page, inbox }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    });
    await walk(page);
    expect(inbox.messages()).toHaveLength(1);
    await openProjects(page);
    await press(project(page, 'Lyst familiebad med eik'));
    await expect(gallery(page).count).toHaveText('Bilde 1 av 8');
  });

  test.describe('where popovers are unknown', () => {
    // The imitation changes the style sheet, whose hash is in the policy.
    test.use({ bypassCSP: true });

    test('no popover: no menu lies over the page, and links, settings and form work', async ({
      page,
      inbox,
    }) => {
      // The attribute, the property and the selector, which throws where it is unknown.
      await page.addInitScript(() => {
        Reflect.deleteProperty(HTMLElement.prototype, 'popover');
        const find = Document.prototype.querySelector;
        Document.prototype.querySelector = function (selector: string) {
          if (selector.includes(':popover-open'))
            throw new DOMException('not a valid selector', 'SyntaxError');
          return find.call(this, selector);
        };
        new MutationObserver(() => {
          for (const element of document.querySelectorAll('[popover]')) element.removeAttribute('popover');
          for (const element of document.querySelectorAll('[popovertarget]'))
            element.removeAttribute('popovertarget');
          for (const sheet of document.querySelectorAll('style'))
            if (sheet.textContent.includes(':popover-open'))
              sheet.textContent = sheet.textContent.replaceAll(':popover-open', ':unknown');
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto('/');
      await expect(page.locator('#mobilmeny')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Meny' })).toBeHidden();
      await press(page.getByRole('link', { name: 'Bestill Gratis Befaring' }).first());
      await expect(page.locator('#kontakt')).toBeInViewport();
      await expect(page.locator('.header')).toHaveAttribute('data-scrolled', '');
      await decline(page);
      await page.locator('#skjema[novalidate]').waitFor();
      await fillAndSend(page);
      await expect(parts(page).success).toContainText('Takk for din henvendelse!');
      expect(inbox.messages()[0]).toMatchObject({ name: enquiry.name });
    });
  });
});
