import type { Page } from '@playwright/test';
import { fill, openForm as openFormOf } from '../support/enquiry.ts';
import { gallery, openProjects, project } from '../support/gallery.ts';
import type { Guard } from '../support/guard.ts';
import type { TestInbox } from '../support/inbox.ts';
import { press } from '../support/press.ts';
import { expect } from '../support/test.ts';

interface Tools {
  page: Page;
  guard: Guard;
  inbox: TestInbox;
}

type OnPage = Pick<Tools, 'page'>;

/** A page in one of the states that a visitor meets it in. */
export interface State {
  name: string;
  open(tools: Tools): Promise<unknown>;
  /** Widest window in which the state exists, in pixels. */
  upTo?: number;
  /** Where it differs from a state of the same page that is looked at whole, as a selector. */
  part?: string;
}

/** Answers the question of consent before the page opens, as an earlier visit would have. */
export const answer = (page: Page, consent: 'true' | 'false') =>
  page.addInitScript((value) => {
    if (self === top) localStorage.setItem('cookieConsent', value);
  }, consent);

/** Opens a page in the state that follows from an answer. */
export async function openPage(page: Page, path: string, consent?: 'true' | 'false') {
  if (consent) await answer(page, consent);
  await page.goto(path);
}

/** Opens the home page at the form, after a no, and waits for its script. */
export async function openForm(page: Page) {
  await answer(page, 'false');
  await openFormOf(page);
}

const submit = (page: Page) => press(page.getByRole('button', { name: 'Send melding' }));

const openMenu = async ({ page }: OnPage) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/', 'false');
  await press(page.getByRole('button', { name: 'Meny' }));
  await expect(page.getByRole('navigation', { name: 'Mobilmeny' })).toBeVisible();
};

export const openSettings = async ({ page }: OnPage) => {
  await openPage(page, '/');
  await press(page.getByRole('button', { name: 'Innstillinger', exact: true }));
  await expect(page.getByRole('dialog', { name: 'Samtykkeinnstillinger' })).toBeVisible();
};

export const openGallery = async ({ page }: OnPage) => {
  await answer(page, 'false');
  await openProjects(page);
  await press(project(page, 'Lyst familiebad med eik'));
  await expect(gallery(page).count).toHaveText('Bilde 1 av 8');
};

const openMap = async ({ page, guard }: Tools) => {
  guard.allow(/Foreign request: https:\/\/www\.google\.com\/maps\?q=/);
  await openPage(page, '/', 'true');
  await page.getByRole('link', { name: /Åpne adressen i Google Maps/ }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toBeVisible();
};

export const showErrors = async ({ page }: OnPage) => {
  await openForm(page);
  await page.getByLabel('E-post *').fill('kare');
  await page.locator('#skjema').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByText('Samtykke påkrevd')).toBeVisible();
};

const sendAndFail = async ({ page, guard, inbox }: Tools) => {
  guard.allow(/ERR_(EMPTY_RESPONSE|CONNECTION_RESET|FAILED)/);
  await openForm(page);
  await inbox.fail('refuse');
  await fill(page);
  await submit(page);
  await expect(page.getByText('Noe gikk galt')).toBeVisible();
};

const sendForm = async ({ page }: OnPage) => {
  await openForm(page);
  await fill(page);
  await submit(page);
  await expect(page.getByText('Takk for din henvendelse!')).toBeVisible();
};

/**
 * Breaks the form's script, by removing what its hint is made with: the form becomes native again and keeps
 * what was typed.
 */
export const breakForm = async ({ page, guard }: Omit<Tools, 'inbox'>) => {
  guard.allow(/is not a constructor/);
  await openForm(page);
  await fill(page);
  await page.evaluate(() => Reflect.deleteProperty(Intl, 'ListFormat'));
  await page.getByLabel('Navn *').fill('');
  await expect(page.getByText('Noe gikk galt i skjemaet')).toBeVisible();
};

/** Every page in every state that looks or reads differently. */
export const states: State[] = [
  { name: 'home with the banner', open: ({ page }) => openPage(page, '/') },
  { name: 'form untouched, no map', part: '#kontakt', open: ({ page }) => openForm(page) },
  { name: 'consent settings', part: 'dialog', open: openSettings },
  { name: 'menu', part: 'header', open: openMenu, upTo: 1023 },
  { name: 'gallery', part: 'dialog[open]', open: openGallery },
  { name: 'form with errors', part: '#kontakt', open: showErrors },
  {
    name: 'form sending',
    part: '#kontakt',
    open: async ({ page, guard, inbox }) => {
      guard.allow(/ERR_(ABORTED|EMPTY_RESPONSE|FAILED)/);
      await openForm(page);
      await inbox.fail('timeout');
      await fill(page);
      await submit(page);
      await expect(page.getByRole('button', { name: 'Sender…' })).toBeVisible();
    },
  },
  { name: 'form that failed', part: '#kontakt', open: sendAndFail },
  { name: 'form whose script broke', part: '#kontakt', open: breakForm },
  { name: 'form that was sent', part: '#kontakt', open: sendForm },
  { name: 'map', part: '#kontakt', open: openMap },
  { name: 'privacy', open: ({ page }) => openPage(page, '/personvern', 'false') },
  {
    name: '404',
    open: async ({ page, guard }) => {
      guard.allow(/404/);
      await openPage(page, '/finnes-ikke', 'false');
    },
  },
];
