import type { Failure } from './failure.ts';
import type { StoredEnquiry } from './store.ts';

/** How many enquiries the page shows; all of them are at `/messages.json`. */
export const SHOWN = 200;

const FAILURE_LABELS: [Failure, string][] = [
  ['off', 'Virker som vanlig'],
  ['500', 'Svarer med feil (500)'],
  ['timeout', 'Svarer aldri'],
  ['refuse', 'Bryter forbindelsen'],
];

const time = new Intl.DateTimeFormat('nb-NO', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Oslo',
});

/** The inbox: the newest enquiries and the switch that makes it fail. */
export function inboxPage(enquiries: readonly StoredEnquiry[], total: number, failure: Failure): string {
  const shown = total > enquiries.length ? `, de ${enquiries.length} nyeste vises` : '';
  return document(
    'Innboks',
    `<h1>Innboks</h1>
<p>Henvendelser fra skjemaet på nettstedet. Innboksen finnes bare på denne maskinen.</p>
${failureForm(failure)}
<h2>Mottatt (${total}${shown})</h2>
${enquiries.map(article).join('\n') || '<p>Ingen henvendelser ennå.</p>'}`,
  );
}

/** What a visitor without scripts sees after sending; `back` is the page to return to. */
export function thanksPage(back: string | undefined): string {
  return document('Takk', `<h1>Takk for din henvendelse!</h1>${backLink(back)}`);
}

/** Says in one sentence why a request was not accepted. */
export function errorPage(message: string, back?: string): string {
  return document('Feil', `<h1>Noe gikk galt</h1><p>${escapeHtml(message)}</p>${backLink(back)}`);
}

function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – lokal innboks</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
</head>
<body><main>
${body}
</main></body>
</html>
`;
}

function failureForm(current: Failure): string {
  const choices = FAILURE_LABELS.map(
    ([value, label]) =>
      `<label><input type="radio" name="mode" value="${value}"${value === current ? ' checked' : ''}> ${label}</label>`,
  );
  return `<form action="/fail" method="post">
<fieldset><legend>Slik svarer innboksen på nye henvendelser</legend>
${choices.join('\n')}
<button>Lagre</button>
</fieldset>
</form>`;
}

function article(enquiry: StoredEnquiry): string {
  const rows: [string, string][] = [
    ['E-post', enquiry.email],
    ['Telefon', enquiry.phone],
    ['Samtykke', { true: 'Ja', false: 'Nei' }[enquiry.consent] ?? enquiry.consent],
    ['Melding', enquiry.message],
    ...Object.entries(enquiry.extra),
  ];
  const terms = rows.map(
    ([term, value]) => `<dt dir="auto">${escapeHtml(term)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  );
  return `<article>
<h3 dir="auto">${escapeHtml(enquiry.name)}</h3>
<p><time datetime="${enquiry.receivedAt}">${time.format(new Date(enquiry.receivedAt))}</time></p>
<dl>${terms.join('\n')}</dl>
</article>`;
}

function backLink(back: string | undefined): string {
  return back ? `<p><a href="${escapeHtml(back)}">Tilbake til nettstedet</a></p>` : '';
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
