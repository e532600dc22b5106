import { stateWord } from './changed-forms.ts';
import type { DeskState, Kept } from './desk-state.ts';
import { deskDocument } from './document.ts';
import { html, type Markup } from './markup.ts';
import type { Notices } from './notices.ts';
import type { Outcome } from './publish.ts';
import { savesPart } from './saves-part.ts';
import { statusPart } from './status-part.ts';
import type { StepView } from './step-view.ts';

/** The desk: how the content stands, what is not published, and the saves. */
export const deskPage = (
  state: DeskState & { preview: string },
  steps: readonly StepView[],
  outcome?: Outcome,
): string =>
  deskDocument({
    title: 'Skrivebord',
    firm: state.firm,
    preview: state.preview,
    version: state.version,
    main: html`
      ${outcome && outcomePart(outcome)} ${headPart(state)}
      <div class="columns">
        ${statusPart(state.notices)}
        <div class="side">
          ${
            'missing' in state.kept
              ? noHistory(state.kept.missing)
              : html`${publishTile(state.kept, state.notices)}
                ${savesPart(steps, state.kept.steps.at(-1)?.id ?? '', new Date())}`
          }
        </div>
      </div>
    `,
  });

/** How something that the owner asked for went. */
export const outcomePart = ({ done, title, text, details }: Outcome): Markup => html`
  <div class="cell outcome ${done ? 'done' : 'failed'}" role="${done ? 'status' : 'alert'}">
    <p class="outcome-title">${title}</p>
    <p>${text}</p>
    ${details !== undefined && html`<pre tabindex="0" aria-label="Meldingen fra git">${details}</pre>`}
  </div>
`;

function headPart({ notices: { mistakes, warnings, demo }, kept }: DeskState): Markup {
  return html`
    <div class="cell head">
      <h1>${headline(mistakes.length, warnings.length)}</h1>
      <p class="lead">Alt du lagrer i skjemaene, blir kontrollert med en gang. Siden her følger med.</p>
    </div>
    <ul class="figures">
      ${figure('#feil', mistakes.length, 'må rettes', mistakes.length > 0 ? 'bad' : 'good')}
      ${figure('#se-over', warnings.length, 'bør ses over')}
      ${figure('#eksempel', demo.length, 'fra eksempelet')}
      ${'missing' in kept ? undefined : figure('#publiser', kept.files, kept.files === 1 ? 'fil ikke publisert' : 'filer ikke publisert')}
    </ul>
  `;
}

function headline(mistakes: number, warnings: number): string {
  if (mistakes > 0) return mistakes === 1 ? 'Én feil må rettes' : `${mistakes} feil må rettes`;
  return warnings > 0 ? 'Klart, med noe å se over' : 'Alt er i orden';
}

const figure = (href: string, count: number, label: string, look: string | false = false) => html`
  <li class="cell">
    <a class="figure ${look}" href="${href}"><strong>${count}</strong> <span>${label}</span></a>
  </li>
`;

function publishTile({ unpublished, files, branch }: Kept, { mistakes }: Notices): Markup {
  const waiting = branch?.waiting.length ?? 0;
  const isIdle = files === 0 && waiting === 0;
  return html`
    <section class="cell publish" aria-labelledby="publiser">
      <h2 id="publiser">Publiser</h2>
      ${
        files > 0
          ? html`<p>Dette er endret siden sist:</p>
              <ul>
                ${unpublished.map(({ title, state }) => html`<li>${title}${state !== 'endret' && ` (${stateWord[state]})`}</li>`)}
              </ul>`
          : html`<p>Alt du har lagret, er publisert.</p>`
      }
      ${
        waiting > 0 &&
        html`<p>${waiting === 1 ? 'Én utgave er' : `${waiting} utgaver er`} ikke sendt ennå.</p>`
      }
      ${mistakes.length > 0 && files > 0 && html`<p>Feilene må rettes før du kan publisere.</p>`}
      ${!isIdle && html`<a class="button main" href="/skrivebord/publiser">${mistakes.length > 0 ? 'Se over endringene' : 'Se over og publiser'}</a>`}
    </section>
  `;
}

const noHistory = (missing: string) => html`
  <section class="cell saves" aria-labelledby="lagringer">
    <h2 id="lagringer">Angre og publiser</h2>
    <p>${missing} Du kan redigere og lagre, men ikke angre eller publisere herfra.</p>
    <p>Spør den som satte opp nettsiden, om du vil ha det.</p>
  </section>
`;
