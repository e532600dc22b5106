import { changesPart } from './changes-part.ts';
import type { DeskState } from './desk-state.ts';
import { outcomePart } from './desk-page.ts';
import { deskDocument } from './document.ts';
import { html, type Markup } from './markup.ts';
import type { Outcome, Preview } from './publish.ts';

/** What publishing would change, and the question whether it shall. */
export const publishPage = (
  state: DeskState & { preview: string },
  preview: Preview,
  outcome?: Outcome,
): string =>
  deskDocument({
    title: 'Publiser',
    firm: state.firm,
    preview: state.preview,
    main: html`
      ${outcome && outcomePart(outcome)}
      <div class="cell head">
        <p class="back"><a href="/skrivebord/">Til skrivebordet</a></p>
        <h1>${preview.forms.length > 0 ? 'Se over før du publiserer' : 'Alt er lagret som en utgave'}</h1>
      </div>
      <div class="columns">
        <section class="cell" aria-labelledby="endringer">
          <h2 id="endringer">Dette blir endret</h2>
          ${
            preview.forms.length > 0
              ? changesPart(preview.forms)
              : html`<p class="none">Ingenting er endret siden sist.</p>`
          }
        </section>
        <div class="side">
          ${state.notices.mistakes.length > 0 ? stopPart(state.notices.mistakes.length) : askPart(preview, state.notices.demo.length)}
        </div>
      </div>
    `,
  });

const stopPart = (mistakes: number) => html`
  <section class="cell publish" aria-labelledby="publiser">
    <h2 id="publiser">Ikke klart ennå</h2>
    <p>${mistakes === 1 ? 'Én feil' : `${mistakes} feil`} må rettes før du kan publisere.</p>
    <a class="button main" href="/skrivebord/#feil">Se hva som må rettes</a>
  </section>
`;

function askPart({ forms, branch, token, note }: Preview, demo: number): Markup {
  if (!branch) {
    return html`<section class="cell publish" aria-labelledby="publiser">
      <h2 id="publiser">Kan ikke publisere</h2>
      <p>Mappen med nettsiden viser en eldre utgave. Spør den som satte opp nettsiden.</p>
    </section>`;
  }
  const { remote, waiting } = branch;
  return html`
    <section class="cell publish" aria-labelledby="publiser">
      <h2 id="publiser">${remote ? 'Publiser?' : 'Lagre som ny utgave?'}</h2>
      ${
        remote
          ? html`<p>Endringene sendes til <strong>${remote.address}</strong>, og legges ut derfra.</p>`
          : html`<p>
              Det er ikke satt opp noe sted å sende nettsiden til. Utgaven blir liggende på denne maskinen.
            </p>`
      }
      ${
        demo > 0 &&
        html`<p class="warning">
          ${demo} steder har fortsatt innhold fra eksempelet. Slik kan nettsiden bare legges ut som en åpent
          merket demo.
        </p>`
      }
      ${remote && waiting.length > 0 && waitingList(waiting)}
      ${forms.length > 0 ? publishForm(token, note, remote !== undefined) : remote && waiting.length > 0 && sendForm}
    </section>
  `;
}

const waitingList = (waiting: readonly string[]) => html`
  <p>Dette er lagret før og sendes også:</p>
  <ul>
    ${waiting.slice(0, 8).map((line) => html`<li>${line}</li>`)}
    ${waiting.length > 8 && html`<li>og ${waiting.length - 8} til</li>`}
  </ul>
`;

const publishForm = (token: string, note: string, hasRemote: boolean) => html`
  <form method="post" action="/skrivebord/publiser">
    <input type="hidden" name="token" value="${token}" />
    <label for="note">Hva er endret?</label>
    <input id="note" name="note" value="${note}" maxlength="200" autocomplete="off" />
    ${
      hasRemote
        ? html`<button class="button main" name="send" value="ja">Publiser og send</button>
            <button class="button line" name="send" value="nei">Lagre uten å sende</button>`
        : html`<button class="button main" name="send" value="nei">Lagre som ny utgave</button>`
    }
    <a class="quiet" href="/skrivebord/">Ikke nå</a>
  </form>
`;

const sendForm = html`
  <form method="post" action="/skrivebord/send">
    <button class="button main">Send nå</button>
    <a class="quiet" href="/skrivebord/">Ikke nå</a>
  </form>
`;
