import type { StoredEnquiry } from './store.ts';

/** How the inbox answers posts: normally, or with a fault of a form provider. */
const failureModes = {
  off: 'Virker som vanlig',
  '500': 'Svarer med feil (500)',
  timeout: 'Svarer aldri',
  refuse: 'Bryter forbindelsen',
};

export type FailureMode = keyof typeof failureModes;

/** True for the name of a way to answer. */
export const isFailureMode = (mode: string): mode is FailureMode => Object.hasOwn(failureModes, mode);

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const htmlPage = (title: string, body: string) => `<!doctype html>
<html lang="nb">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – lokal innboks</title>
<link rel="icon" href="data:,">
<h1>${title}</h1>
${body}
</html>
`;

/** The answer to a post without scripts, with a link to `back`. */
export function answerPage(title: string, text: string, back?: string): string {
  const link = back ? `<p><a href="${escape(back)}">Tilbake til nettstedet</a></p>` : '';
  return htmlPage(title, `<p>${escape(text)}</p>${link}`);
}

/** The enquiries, and the switch that makes the inbox fail. */
export function inboxPage(enquiries: readonly StoredEnquiry[], failure: FailureMode): string {
  const choices = Object.entries(failureModes).map(
    ([mode, label]) =>
      `<label><input type="radio" name="mode" value="${mode}"${mode === failure ? ' checked' : ''}> ${label}</label><br>`,
  );
  return htmlPage(
    'Innboks',
    `<p>Henvendelser fra skjemaet på nettstedet. Innboksen finnes bare på denne maskinen.</p>
<form action="/fail" method="post">
<fieldset><legend>Slik svarer innboksen på nye henvendelser</legend>
${choices.join('\n')}
<button>Lagre</button>
</fieldset>
</form>
<h2>Mottatt (${enquiries.length})</h2>
${enquiries.map(article).join('\n') || '<p>Ingen henvendelser ennå.</p>'}`,
  );
}

/** An enquiry by the names that the form posts. */
function article({ fields, receivedAt }: StoredEnquiry): string {
  const terms = Object.entries(fields).map(
    ([name, value]) =>
      `<dt dir="auto"><b>${escape(name)}</b></dt><dd dir="auto">${escape(value).replaceAll('\n', '<br>')}</dd>`,
  );
  const time = new Date(receivedAt).toLocaleString('nb-NO', { dateStyle: 'long', timeStyle: 'medium' });
  return `<article>
<h3><time datetime="${receivedAt}">${time}</time></h3>
<dl>${terms.join('\n')}</dl>
</article>`;
}
