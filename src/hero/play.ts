/** How long each picture is shown, in milliseconds (docs/specification.md). */
const interval = 6000;

/** How long before its turn a picture is asked for, in milliseconds: enough on a slow phone, not earlier than needed. */
const askAhead = 2500;

/** Nobody sees the pictures: the tab is hidden, or a dialog or the gallery lies over the page. */
const isCovered = () => document.hidden || document.querySelector('dialog[open]') !== null;

/**
 * Turns the photographs of the hero: one every six seconds, with a visible pause button (docs/specification.md; WCAG 2.2.2). They stand
 * still from the start for those who want less motion or less data; the visitor's own choice comes before both. A picture is shown when
 * it is due and has arrived, whichever comes last, so there is never a blank frame.
 */
export function playHero() {
  const stage = document.querySelector('[data-hero-stage]')!;
  const found = document.querySelector<HTMLElement>('[data-hero-controls]');
  if (!found) return;
  const controls = found;
  const others = stage.querySelector('template')!.content.children;
  const count = others.length + 1;
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  // Chromium's knowledge; other browsers have none.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };

  /** The photographs that a turn has made, by their place; they are kept for the next round. */
  const made = new Map([[0, stage.querySelector('picture')!]]);
  let previous: number | undefined;
  let current = 0;
  /** Asked for, not yet shown. */
  let upcoming: number | undefined;
  let arrived = false;
  let due = false;
  let choice: boolean | undefined;
  let focused = false;
  let timers: number[] = [];

  /** Keeps in the page what shows, what it covers while it fades in, and what is on its way. */
  function place() {
    for (const [index, photo] of made) {
      photo.dataset['turn'] = index === current ? 'current' : index === previous ? 'previous' : 'upcoming';
      photo.ariaHidden = index === current ? null : 'true';
      if (![previous, current, upcoming].includes(index)) photo.remove();
      else if (!photo.isConnected) stage.append(photo);
    }
  }

  /** Asks for a picture, which a copy that is made in the page does at once. One that fails gives its turn to the picture after it. */
  async function ask(index: number): Promise<void> {
    const photo = made.get(index) ?? document.importNode(others[index - 1] as HTMLPictureElement, true);
    made.set(index, photo);
    upcoming = index;
    place();
    try {
      await photo.querySelector('img')!.decode();
    } catch {
      // Asked for anew in the next round.
      if (index > 0 && made.delete(index)) photo.remove();
      upcoming = undefined;
      // None came, not even the one that shows.
      if (index === current) return;
      return ask((index + 1) % count);
    }
    arrived = true;
    turn();
  }

  function turn() {
    if (!arrived || !due) return;
    [previous, current, upcoming, arrived, due] = [current, upcoming!, undefined, false, false];
    place();
    controls.querySelector('span')!.textContent = `${current + 1}/${count}`;
    run();
  }

  const askNext = () => upcoming ?? void ask((current + 1) % count);
  const unlessCovered = (act: () => void) => () => isCovered() || act();
  const isPlaying = () => choice ?? !(lessMotion.matches || connection?.saveData);

  /** Gives the picture that shows its whole time anew, or rests. */
  function run() {
    timers.forEach(clearTimeout);
    timers = [];
    controls.dataset['playing'] = String(isPlaying());
    if (!isPlaying() || focused) return;
    const end = () => {
      due = true;
      askNext();
      turn();
    };
    timers.push(
      window.setTimeout(unlessCovered(askNext), interval - askAhead),
      window.setInterval(unlessCovered(end), interval),
    );
  }

  function focus(isFocused: boolean) {
    focused = isFocused;
    run();
  }

  controls.querySelector('button')!.addEventListener('click', () => {
    choice = !isPlaying();
    focus(false);
  });
  controls.addEventListener('focusin', ({ target }) => focus((target as Element).matches(':focus-visible')));
  controls.addEventListener('focusout', () => focus(false));
  lessMotion.addEventListener('change', run);
  run();
}
