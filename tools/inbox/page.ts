import type { StoredEnquiry } from './store.ts';

/** How the inbox answers posts: as it should, or with one of the faults that a provider can have. */
export type Failure = 'off' | '500' | 'timeout' | 'refuse';

/** What the switch says of each. */
export const failures = new Map<string, string>([
  ['off', 'Virker som vanlig'],
  ['500', 'Svarer med feil (500)'],
  ['timeout', 'Svarer aldri'],
  ['refuse', 'Bryter forbindelsen'],
] satisfies [Failure, string][]);

/** How many enquiries the page shows; all of them are at `/messages.json`. */
const SHOWN = 200;

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const time = new Intl.DateTimeFormat('nb-NO', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Oslo',
});

export const css = `:root { color-scheme: light dark; font-family: system-ui, sans-serif }
body { max-width: 44rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
dd { white-space: pre-wrap }`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="nb">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – lokal innboks</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
<h1>${title}</h1>
${body}
</html>
`;

/** A heading and a sentence for whoever posted; `back` is the page to return to. */
export function answerPage(title: string, text: string, back?: string): string {
  const link = back ? `<p><a href="${escape(back)}">Tilbake til nettstedet</a></p>` : '';
  return page(title, `<p>${escape(text)}</p>${link}`);
}

/** The inbox: the newest enquiries and the switch that makes it fail. */
export function inboxPage(enquiries: readonly StoredEnquiry[], failure: Failure): string {
  const more = enquiries.length > SHOWN ? `, de ${SHOWN} nyeste vises` : '';
  const choices = [...failures].map(
    ([mode, label]) =>
      `<label><input type="radio" name="mode" value="${mode}"${mode === failure ? ' checked' : ''}> ${label}</label><br>`,
  );
  return page(
    'Innboks',
    `<p>Henvendelser fra skjemaet på nettstedet. Innboksen finnes bare på denne maskinen.</p>
<form action="/fail" method="post">
<fieldset><legend>Slik svarer innboksen på nye henvendelser</legend>
${choices.join('\n')}
<button>Lagre</button>
</fieldset>
</form>
<h2>Mottatt (${enquiries.length}${more})</h2>
${enquiries.slice(0, SHOWN).map(article).join('\n') || '<p>Ingen henvendelser ennå.</p>'}`,
  );
}

function article({ name, email, phone, consent, message, extra, receivedAt }: StoredEnquiry): string {
  const answer = { true: 'Ja', false: 'Nei' }[consent] ?? consent;
  const rows = { 'E-post': email, Telefon: phone, Samtykke: answer, Melding: message, ...extra };
  const terms = Object.entries(rows).map(
    ([term, value]) => `<dt dir="auto"><b>${escape(term)}</b></dt><dd dir="auto">${escape(value)}</dd>`,
  );
  return `<article>
<h3 dir="auto">${escape(name)}</h3>
<p><time datetime="${receivedAt}">${time.format(new Date(receivedAt))}</time></p>
<dl>${terms.join('\n')}</dl>
</article>`;
}
