import { followPublishing, type Tell } from './publishing.ts';
import { type Commit, lastCommits, token } from './repository.ts';
import { Refused } from './requests.ts';
import { takeBack, titleOf } from './undo.ts';

const part = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element;

/** Brings the strip above the editor to life: how it goes with what was saved, and the last changes with «Angre». */
export function openStrip() {
  part('changes').addEventListener('click', () => void showChanges());
  // After an undo the page has loaded anew: Sveltia reads what it shows when it starts.
  if (sessionStorage.getItem(undone) === null) return;
  sessionStorage.removeItem(undone);
  tellPublishing();
}

const undone = 'rediger-angret';

/** Tells how it goes with what was just saved. At the door it is out as it is saved: the site beside it follows. */
export function tellPublishing() {
  if (EDITOR_REPO === '') say('Lagret', 'out');
  else void followPublishing(say).catch(() => say('Lagret'));
}

const say: Tell = (text, state, link) => {
  const [place, why] = [part('publishing'), document.createElement('a')];
  place.dataset['state'] = state ?? '';
  Object.assign(why, { href: link, target: '_blank', textContent: 'Se hva' });
  place.replaceChildren(text, ...(link ? [' ', why] : []));
};

const when = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeStyle: 'short' });

async function showChanges() {
  tell(token() ? 'Henter …' : 'Logg inn først.');
  part('undo-list').replaceChildren();
  part<HTMLDialogElement>('undo').showModal();
  if (!token()) return;
  try {
    const { commits } = await lastCommits(15);
    part('undo-list').replaceChildren(...commits.map(changeItem));
    tell(commits.length > 0 ? '' : 'Ingenting er endret ennå.');
  } catch {
    tell('Får ikke kontakt. Prøv igjen om litt.');
  }
}

const tell = (text: string) => part('undo-message').replaceChildren(text);

function changeItem(commit: Commit): DocumentFragment {
  const item = part<HTMLTemplateElement>('change').content.cloneNode(true) as DocumentFragment;
  const title = titleOf(commit);
  item.querySelector('strong')!.textContent = title;
  item.querySelector('span')!.textContent =
    `${commit.author.name}, ${when.format(new Date(commit.committedDate))}`;
  const button = item.querySelector('button')!;
  button.ariaLabel = `Angre ${title}`;
  button.addEventListener('click', () => void undo(commit));
  return item;
}

async function undo(commit: Commit) {
  // None of them can be pressed meanwhile.
  part('undo-list').inert = true;
  tell('Angrer …');
  try {
    await takeBack(commit);
    sessionStorage.setItem(undone, '');
    location.reload();
  } catch (error) {
    tell(
      error instanceof Refused ? error.message : 'Det gikk ikke, og ingenting er endret. Prøv igjen om litt.',
    );
    part('undo-list').inert = false;
  }
}
