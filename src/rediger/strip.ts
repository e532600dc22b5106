import { followPublishing, type Publishing } from './publishing.ts';
import { type Commit, lastCommits, token } from './repository.ts';
import { Refused } from './requests.ts';
import { takeBack, titleOf } from './undo.ts';

const part = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element;

/** Brings the strip above the editor to life: how it goes with what was saved, and the last changes with «Angre». */
export function openStrip() {
  part('changes').addEventListener('click', () => void showChanges());
}

/** Tells how it goes with what was just saved. At the door it is out as it is saved: the site beside it follows. */
export function tellPublishing() {
  if (EDITOR_REPO === '') say({ state: 'out', text: 'Lagret' });
  else void followPublishing(say).catch(() => say({ state: 'unknown', text: 'Lagret' }));
}

function say({ state, text, link }: Publishing) {
  const place = part('publishing');
  place.dataset['state'] = state;
  place.replaceChildren(text);
  if (link)
    place.append(
      ' ',
      Object.assign(document.createElement('a'), { href: link, target: '_blank', textContent: 'Se hva' }),
    );
}

const when = new Intl.DateTimeFormat('nb', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

async function showChanges() {
  const [dialog, list] = [part<HTMLDialogElement>('undo'), part('undo-list')];
  tell(token() ? 'Henter …' : 'Logg inn først.');
  list.replaceChildren();
  dialog.showModal();
  if (!token()) return;
  try {
    const { commits } = await lastCommits(15);
    list.replaceChildren(...commits.map(changeItem));
    tell(commits.length > 0 ? '' : 'Ingenting er endret ennå.');
  } catch {
    tell('Får ikke kontakt. Prøv igjen om litt.');
  }
}

const tell = (text: string) => part('undo-message').replaceChildren(text);

function changeItem(commit: Commit): HTMLElement {
  const item = document.createElement('li');
  const words = document.createElement('p');
  const button = document.createElement('button');
  const title = document.createElement('strong');
  title.textContent = titleOf(commit);
  words.append(title, `${commit.author.name}, ${when.format(new Date(commit.committedDate))}`);
  button.textContent = 'Angre';
  button.ariaLabel = `Angre ${titleOf(commit)}`;
  button.addEventListener('click', () => void undo(commit));
  item.append(words, button);
  return item;
}

async function undo(commit: Commit) {
  const buttons = part('undo-list').querySelectorAll('button');
  for (const button of buttons) button.disabled = true;
  tell('Angrer …');
  try {
    await takeBack(commit);
    // Sveltia reads what it shows when it starts.
    sessionStorage.setItem('rediger-angret', titleOf(commit));
    location.reload();
  } catch (error) {
    tell(
      error instanceof Refused ? error.message : 'Det gikk ikke, og ingenting er endret. Prøv igjen om litt.',
    );
    for (const button of buttons) button.disabled = false;
  }
}

/** After the page has loaded anew, tells that the change is taken back. */
export function tellUndone() {
  if (sessionStorage.getItem('rediger-angret') === null) return;
  sessionStorage.removeItem('rediger-angret');
  tellPublishing();
}
