import { changesPart } from './changes-part.ts';
import { html, type Markup } from './markup.ts';
import type { StepView } from './step-view.ts';

/**
 * The saves, newest first, each with a button that takes it back.
 *
 * @param seen the latest step of the history: nothing after it is taken back unseen
 */
export const savesPart = (steps: readonly StepView[], seen: string, now: Date): Markup => html`
  <section class="cell saves" aria-labelledby="lagringer">
    <h2 id="lagringer">Lagringer</h2>
    ${
      steps.length === 0
        ? html`<p class="none">
            Ingen ennå. Hver gang du lagrer i et skjema, står det her, og kan tas tilbake.
          </p>`
        : html`<ol>
            ${steps.map((step) => (step.kind === 'publish' ? published(step, now) : save(step, seen, now)))}
          </ol>`
    }
  </section>
`;

const published = ({ time }: StepView, now: Date) => html`
  <li class="published"><span>Publisert ${timeOf(time, now)}</span></li>
`;

const save = (step: StepView, seen: string, now: Date) => html`
  <li class="${step.isOff ? 'save off' : 'save'}">
    <div class="what">
      <p class="when">${timeOf(step.time, now)}${saidOf(step)}</p>
      <details id="lagring-${step.id}">
        <summary>${step.title}</summary>
        ${changesPart(step.forms)}
      </details>
    </div>
    <form method="post" action="/skrivebord/${step.isOff ? 'igjen' : 'angre'}">
      <input type="hidden" name="id" value="${step.id}" />
      <input type="hidden" name="seen" value="${seen}" />
      <button class="button line" id="knapp-${step.id}">
        ${step.isOff ? 'Ta i bruk igjen' : 'Angre'}<span class="hidden"
          >: ${step.title}, ${timeOf(step.time, now)}</span
        >
      </button>
    </form>
    ${
      step.others > 0 &&
      html`<p class="hint">
        ${step.isOff ? 'Setter til side' : 'Tar også tilbake'}
        ${step.others === 1 ? 'én senere lagring' : `${step.others} senere lagringer`} av det samme.
      </p>`
    }
  </li>
`;

const saidOf = ({ isOff, kind }: StepView) =>
  html`${isOff && html` <span class="tag">angret</span>`}${
    kind === 'outside' && html` <span class="tag">endret utenfor skjemaene</span>`
  }${kind === 'again' && html` <span class="tag">tatt i bruk igjen</span>`}`;

const clock = new Intl.DateTimeFormat('nb', { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('nb', { day: 'numeric', month: 'long' });

/** `kl. 14:32` today, `i går kl. 14:32`, else `3. mai kl. 14:32`. */
export function timeOf(time: Date, now: Date): Markup {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / 86_400_000);
  const day = days === 0 ? '' : days === 1 ? 'i går ' : `${date.format(time)} `;
  return html`<time datetime="${time.toISOString()}">${day}kl. ${clock.format(time)}</time>`;
}

const startOfDay = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
