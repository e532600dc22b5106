import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

const enquiry = {
  name: 'Kåre Ødegård',
  email: 'kare@eksempel.example',
  phone: '00 00 00 00',
  message: 'Badet er 5 m² og fra 1987.\nVi vil ha nytt 🛁 – «helst» før jul.\n日本語 עברית',
};
const texts = ['name', 'email', 'phone', 'message'] as const;

const consent = '#skjema-consent';
const button = '#skjema button[type="submit"]';
const hint = '#skjema-mangler';
const success = '[role="status"][aria-label="Bekreftelse"]';
const failure = '[role="alert"][aria-label="Feilmelding"]';

async function openForm(tab: Tab) {
  await tab.goto('/#skjema');
  await tab.listens('EnquiryForm');
  await tab.click(['section[aria-labelledby="samtykke-tittel"] button', 'Avslå']);
}

async function fill(tab: Tab) {
  for (const field of texts) await tab.type(`#skjema-${field}`, enquiry[field]);
  await tab.click(consent);
}

/** What the inbox holds of it; a form's line breaks travel as CRLF (HTML standard, multipart/form-data). */
const sent = { ...enquiry, message: enquiry.message.replaceAll('\n', '\r\n'), consent: 'true', extra: {} };

/** What stands in the form. */
const values = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('#skjema [id^="skjema-"][name]')].map((field) => [
      field.name,
      field.type === 'checkbox' ? String(field.checked) : field.value,
    ]),
  );

const disabled = (tab: Tab, expected: boolean) =>
  tab.waitFor(expected, (css) => document.querySelector<HTMLButtonElement>(css)!.disabled, button);

/** Waits until a field says this, to those who see and to those who hear. */
const fieldSays = (tab: Tab, field: string, words: string) =>
  tab.waitFor(
    words,
    (css) => {
      const element = document.querySelector(css)!;
      if (element.getAttribute('aria-invalid') !== 'true') return '';
      const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      return ids
        .map((id) => document.getElementById(id)!)
        .filter((text) => text.checkVisibility() && /feil/.test(text.id))
        .map((text) => text.textContent.trim())
        .join(' ');
    },
    `#skjema-${field}`,
  );

test('the button waits for what is required, and the line beside it says what', async ({ tab }) => {
  await openForm(tab);
  await disabled(tab, true);
  await tab.reads(hint, 'Før du kan sende, mangler vi navn, e-post, melding og samtykke.');
  await tab.type('#skjema-name', enquiry.name);
  await tab.type('#skjema-message', enquiry.message);
  await tab.click(consent);
  await tab.reads(hint, 'Før du kan sende, mangler vi e-post.');
  await disabled(tab, true);
  await tab.type('#skjema-email', enquiry.email);
  await tab.reads(hint, 'Alt er klart til å sendes.');
  await disabled(tab, false);
  await tab.click(consent);
  await disabled(tab, true);
});

test('a field that is left empty or wrong says so in Norwegian', async ({ tab, inbox }) => {
  await openForm(tab);
  await tab.click('#skjema-name');
  await tab.click('#skjema-email');
  await fieldSays(tab, 'name', 'Skriv navnet ditt.');
  await fill(tab);
  await tab.type('#skjema-email', 'kare');
  await tab.click(button);
  await fieldSays(tab, 'email', 'Skriv en e-postadresse med @.');
  await tab.focuses('#skjema-email');
  expect(await inbox.messages()).toEqual([]);
});

test('an enquiry reaches the inbox as it was written, and the form is emptied', async ({ tab, inbox }) => {
  await openForm(tab);
  await fill(tab);
  await tab.click(button);
  await tab.reads(success, 'Takk for din henvendelse!Vi tar kontakt så snart som mulig.');
  expect(await inbox.messages()).toEqual([expect.objectContaining(sent)]);
  await tab.waitFor({ name: '', email: '', phone: '', message: '', consent: 'false' }, values);
  await disabled(tab, true);
});

test('a send that fails keeps everything and says so, and the next one arrives', async ({
  tab,
  inbox,
  allowed,
}) => {
  allowed.push(/ERR_(EMPTY_RESPONSE|CONNECTION_RESET|FAILED)|Failed to load resource/);
  await inbox.fail('refuse');
  await openForm(tab);
  await fill(tab);
  await tab.click(button);
  await tab.reads(failure, 'Noe gikk galtDet oppstod en feil ved sending av meldingen. Prøv igjen senere.');
  await tab.waitFor({ ...enquiry, consent: 'true' }, values);
  expect(await inbox.messages()).toEqual([]);
  await inbox.fail('off');
  await tab.click(button);
  await tab.reads(success, 'Takk for din henvendelse!Vi tar kontakt så snart som mulig.');
  expect(await inbox.messages()).toHaveLength(1);
});

test('what was typed survives a reload, but the consent is given anew', async ({ tab }) => {
  await openForm(tab);
  await fill(tab);
  await tab.reload();
  await tab.listens('EnquiryForm');
  await tab.waitFor({ ...enquiry, consent: 'false' }, values);
  await disabled(tab, true);
});
