import type { Page } from '@playwright/test';
import { answerPosts, enquiry, expectKept, fill, openForm, provider } from '../support/enquiry.ts';
import { gallery, openProjects, project } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/*
 * Browsers and extensions that change the page. React throws where a node that it knows has moved, and writes
 * into nodes that are no longer in the page. The guard fails a test on any error in the page.
 */

/** Puts every text into two elements, as Google Translate does, also those that come later. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement!.closest('script, style, textarea, font')) continue;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(outer);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });

test(
  'a translated page: the gallery opens, turns, shows its count and closes',
  { tag: '@landing' },
  async ({ page }) => {
    await openProjects(page);
    await translate(page);
    await press(project(page, 'Lyst familiebad med eik'));
    const { count, next, close, dialog } = gallery(page);
    for (const number of [1, 2, 3]) {
      await expect(count).toHaveText(`Bilde ${number} av 8`);
      await press(next);
    }
    await press(close);
    await expect(dialog).toBeHidden();
  },
);

test(
  'a translated page: the form fails, keeps its text and sends',
  { tag: '@landing' },
  async ({ page, inbox, guard }) => {
    guard.allow(/ERR_/);
    const { hint, button, email, consent, success, error } = await openForm(page);
    await translate(page);
    await expect(hint).toContainText('Fyll ut navn, e-post og melding, og kryss av for samtykke');
    await email.fill('kare');
    await email.blur();
    await expect(page.getByText('Skriv e-postadressen slik')).toBeVisible();
    await fill(page);
    await expect(page.getByText('Skriv e-postadressen slik')).toBeHidden();
    await press(consent);
    await expect(hint).toContainText('samtykke');
    await press(consent);
    await answerPosts(page, provider.breaksOff);
    await press(button);
    await expect(error).toContainText('Noe gikk galt');
    await expectKept(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(button);
    await expect(success).toContainText('Takk for din henvendelse!');
    expect(inbox.messages()[0]).toMatchObject({ name: enquiry.name });
  },
);
