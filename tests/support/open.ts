import type { Page } from '@playwright/test';
import { storeAnswer, banner, settings } from './consent.ts';
import { answerPosts, provider, fill, fillAndSend, openForm } from './enquiry.ts';
import { gallery, openProjects, project } from './gallery.ts';
import type { Guard } from './guard.ts';
import { press } from './press.ts';
import { expect } from './test.ts';

/** What a test hands to the functions that open a page in some state. */
export interface Tools {
  page: Page;
  guard: Guard;
}

type OnPage = Pick<Tools, 'page'>;

/** Opens a page in the state that follows from an answer. */
export async function openPage(page: Page, path: string, consent?: 'true' | 'false') {
  if (consent) await storeAnswer(page, consent);
  await page.goto(path);
}

/** Opens the home page at the form, after a no, and waits for its script. */
export async function openFormAfterNo(page: Page) {
  await storeAnswer(page, 'false');
  await openForm(page);
}

export const openMenu = async ({ page }: OnPage) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/', 'false');
  await press(page.getByRole('button', { name: 'Meny' }));
  await expect(page.getByRole('navigation', { name: 'Mobilmeny' })).toBeVisible();
};

export const openSettings = async ({ page }: OnPage) => {
  await openPage(page, '/');
  await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
  await expect(settings(page)).toBeVisible();
};

export const openGallery = async ({ page }: OnPage) => {
  await storeAnswer(page, 'false');
  await openProjects(page);
  await press(project(page, 'Lyst familiebad med eik'));
  await expect(gallery(page).count).toHaveText('Bilde 1 av 8');
};

/** Opens a gallery whose list of pictures is still loading, or fails to load; `words` is what it says. */
export const openGalleryWithout =
  (words: 'Henter bildene …' | 'Bildene kunne ikke hentes.') =>
  async ({ page, guard }: Tools) => {
    guard.allow(/ERR_FAILED/);
    await storeAnswer(page, 'false');
    await page.unroute('**/galleri/*.json');
    await page.route('**/galleri/*.json', (route) => (words.startsWith('Henter') ? {} : route.abort()));
    await openProjects(page);
    await press(project(page, 'Lyst familiebad med eik'));
    await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  };

export const openMap = async ({ page, guard }: Tools) => {
  await guard.allowMap();
  await openPage(page, '/', 'true');
  await page.getByRole('link', { name: /Åpne adressen i Google Maps/ }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toBeVisible();
};

export const showErrors = async ({ page }: OnPage) => {
  await openFormAfterNo(page);
  await page.getByLabel('E-post *').fill('kare');
  await page.locator('#skjema').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByText('Samtykke påkrevd')).toBeVisible();
};

/** Sends the form to a provider that behaves in some way, and waits for some words. */
export const sendForm =
  (does: keyof typeof provider, words: string) =>
  async ({ page, guard }: Tools) => {
    if (does !== 'accepts') guard.allow(/ERR_(ABORTED|CONNECTION_RESET|FAILED)/);
    await answerPosts(page, provider[does]);
    await openFormAfterNo(page);
    await fillAndSend(page);
    await expect(page.getByText(words)).toBeVisible();
  };

/**
 * Breaks the form's script, by removing what its hint is made with: the form becomes native again and keeps
 * what was typed.
 */
export const breakForm = async ({ page, guard }: Tools) => {
  guard.allow(/is not a constructor/);
  await openFormAfterNo(page);
  await fill(page);
  await page.evaluate(() => Reflect.deleteProperty(Intl, 'ListFormat'));
  await page.getByLabel('Navn *').fill('');
  await expect(page.getByText('Noe gikk galt i skjemaet')).toBeVisible();
};
