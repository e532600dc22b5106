import { html, type Markup } from './markup.ts';
import type { Notice, Notices } from './notices.ts';

/** «Innholdsstatus»: what must be put right, what should be looked over, and what is left of the example. */
export const statusPart = ({ mistakes, warnings, demo }: Notices): Markup => html`
  <section class="cell status" aria-labelledby="status">
    <h2 id="status">Innholdsstatus</h2>
    ${list('feil', 'Må rettes', mistakes, 'Ingen feil. Nettsiden kan bygges.')}
    ${list('se-over', 'Bør ses over', warnings, 'Ingenting å se over.')} ${demoList(demo)}
  </section>
`;

const list = (id: string, title: string, notices: readonly Notice[], none: string) => html`
  <div class="notices ${id}">
    <h3 id="${id}">${title}${notices.length > 0 && html` <span class="count">${notices.length}</span>`}</h3>
    ${
      notices.length === 0
        ? html`<p class="none">${none}</p>`
        : html`<ul>
            ${notices.map((notice) => html`<li>${item(notice)}</li>`)}
          </ul>`
    }
  </div>
`;

const item = ({ form, field, message, link }: Notice) => html`
  <a href="${link}">${form}${field !== '' && html` <span aria-hidden="true">→</span> ${field}`}</a>
  <p>${message}</p>
`;

/** The example's facts are many at first: one line for each form, opened when he comes to it. */
function demoList(demo: readonly Notice[]): Markup {
  if (demo.length === 0)
    return list('eksempel', 'Fra eksempelet', [], 'Ingenting. Alt innhold er deres eget.');
  const groups = Object.entries(Object.groupBy(demo, ({ form }) => form));
  return html`
    <div class="notices eksempel">
      <h3 id="eksempel">Fra eksempelet <span class="count">${demo.length}</span></h3>
      <p class="none">Bytt det ut med deres eget før nettsiden legges ut.</p>
      ${groups.map(
        ([name, notices = []]) => html`
          <details id="eksempel-${name.replaceAll(/[^a-zæøå0-9]+/gi, '-')}">
            <summary>${name} <span class="count">${notices.length}</span></summary>
            <ul>
              ${notices.map((notice) => html`<li>${demoItem(notice)}</li>`)}
            </ul>
          </details>
        `,
      )}
    </div>
  `;
}

const demoItem = ({ field, message, link }: Notice) => html`
  <a href="${link}">${field === '' ? 'Åpne skjemaet' : field}</a>
  <p>${message}</p>
`;
