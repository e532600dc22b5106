import { stateWord, type ChangedForm } from './changed-forms.ts';
import type { Change } from './changes.ts';
import { html, type Markup } from './markup.ts';

/** What has changed, form by form: what stood there is struck out, and what stands there now is below it. */
export const changesPart = (forms: readonly ChangedForm[]): Markup => html`
  <ul class="forms">
    ${forms.map(
      ({ title, state, link, changes }) => html`
        <li>
          <p class="form">
            ${state === 'borte' ? title : html`<a href="${link}">${title}</a>`}
            ${state !== 'endret' && html`<span class="tag ${state}">${stateWord[state]}</span>`}
          </p>
          ${changes.length > 0 && html`<dl>${changes.map(changeRow)}</dl>`}
        </li>
      `,
    )}
  </ul>
`;

const changeRow = ({ field, before, after, note, pictures = [] }: Change) => html`
  <div>
    <dt>${field === '' ? 'Filen' : field}</dt>
    <dd>
      ${note}${before !== undefined && html`<del>${before === '' ? 'tomt' : before}</del>`}
      ${after !== undefined && html`<ins>${after === '' ? 'tomt' : after}</ins>`}
      ${
        pictures.length > 0 &&
        html`<span class="pictures">
          ${pictures.map((name) => html`<img src="/bilder/innhold/${encodeURI(name)}" alt="" height="64" loading="lazy" />`)}
        </span>`
      }
    </dd>
  </div>
`;
