import type { BrowserContext, Page, Route } from '@playwright/test';
import { listKeys } from '../../src/content/values.ts';
import { press } from './press.ts';
import { expect, formEndpoint } from './test.ts';

/** An enquiry with everything that text can hold. */
export const enquiry = {
  name: 'Kåre Ødegård',
  email: 'kare@eksempel.example',
  phone: '00 00 00 00',
  message: 'Badet er 5 m² og fra 1987.\nVi vil ha nytt 🛁 – «helst» før jul.\n日本語 עברית',
};

const consentLabel = 'Jeg godtar at opplysningene brukes til å kontakte meg angående min henvendelse *';

/** The form and its parts as a visitor finds them: by their labels. */
export const parts = (page: Page) => ({
  form: page.getByRole('form', { name: 'Send oss en melding' }),
  name: page.getByLabel('Navn *', { exact: true }),
  email: page.getByLabel('E-post *', { exact: true }),
  phone: page.getByLabel('Telefon (valgfritt)', { exact: true }),
  message: page.getByLabel('Melding *', { exact: true }),
  consent: page.getByLabel(consentLabel, { exact: true }),
  button: page.getByRole('button', { name: /^(Send melding|Sender…)$/ }),
  hint: page.locator('#skjema-mangler'),
  /** The live regions of the notice. */
  success: page.locator('.notice').getByRole('status'),
  error: page.locator('.notice').getByRole('alert'),
  closeNotice: page.getByRole('button', { name: 'Lukk melding' }),
});

/** Opens the form and waits for its script. Without smooth scrolling, which its tests are not about. */
export async function openForm(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#skjema');
  await page.locator('#skjema[novalidate]').waitFor();
  return parts(page);
}

/** Fills in the whole form. */
export async function fill(page: Page) {
  const form = parts(page);
  for (const name of listKeys(enquiry)) await form[name].fill(enquiry[name]);
  await press(form.consent);
}

/** Fills in the whole form and presses its button. */
export async function fillAndSend(page: Page) {
  await fill(page);
  await press(parts(page).button);
}

/** What the inbox receives: multipart form data has CRLF line breaks (HTML standard, multipart/form-data). */
export const sent = { ...enquiry, message: enquiry.message.replaceAll('\n', '\r\n'), consent: 'true' };

/** Expects every value that `fill` filled in. */
export async function expectKept(page: Page) {
  const { name, email, phone, message, consent } = parts(page);
  await expect(name).toHaveValue(enquiry.name);
  await expect(email).toHaveValue(enquiry.email);
  await expect(phone).toHaveValue(enquiry.phone);
  await expect(message).toHaveValue(enquiry.message);
  await expect(consent).toBeChecked();
}

/** Makes the page read the answers of the provider, like the site of a firm whose provider allows it. */
export const confirmAnswers = (context: BrowserContext) =>
  context.addInitScript(() =>
    new MutationObserver((_, observer) => {
      const root = document.querySelector<HTMLElement>('[data-enquiry]');
      if (!root) return;
      observer.disconnect();
      const props = JSON.parse(root.dataset['enquiry']!);
      root.dataset['enquiry'] = JSON.stringify({ ...props, mode: 'confirmed' });
    }).observe(document, { childList: true, subtree: true }),
  );

/** Answers the form's posts in the provider's place, until `page.unrouteAll()`. */
export const answerPosts = (page: Page, answer: (route: Route) => Promise<unknown> | unknown) =>
  page.route(`${new URL(formEndpoint).origin}/**`, (route) => answer(route));

const headers = { 'access-control-allow-origin': '*' };

/** What a provider does, for `answerPosts`. */
export const provider = {
  /** Every known provider accepts by one of these. */
  accepts: (route: Route) => route.fulfill({ json: { ok: true, success: true }, headers }),
  fails: (route: Route) => route.fulfill({ status: 500, headers }),
  isSilent: () => undefined,
  breaksOff: (route: Route) => route.abort('connectionreset'),
};

/** The failure notice of the specification, word for word, and what else may be true. */
export const failureNotice =
  'Noe gikk galt Det oppstod en feil ved sending av meldingen. Prøv igjen senere. ' +
  'Meldingen kan likevel ha kommet frem.';
