import { openPhotos } from './photos.ts';
import { askAhead, firstRotation, rotate, type RotationEvent, rotationInterval } from './rotation.ts';

/** Chromium's knowledge of the connection; other browsers have none. */
interface ConnectedNavigator extends Navigator {
  connection?: { saveData?: boolean };
}

/** Nobody sees the pictures: the tab is hidden, or a dialog or the gallery lies over the page. */
const isCovered = () => document.hidden || document.querySelector('dialog[open]') !== null;

/**
 * Turns the photographs of the hero: one every six seconds, with a visible pause button (docs/specification.md; WCAG 2.2.2). They stand
 * still from the start for those who want less motion or less data; the visitor's own choice comes before both.
 */
export function playHero() {
  const stage = document.querySelector('[data-hero-stage]')!;
  const found = document.querySelector<HTMLElement>('[data-hero-controls]');
  if (!found) return;
  const controls = found;
  const photos = openPhotos(stage);
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const { connection } = navigator as ConnectedNavigator;
  let state = firstRotation;
  let choice: boolean | undefined;
  let focused = false;
  let timers: number[] = [];

  const isPlaying = () => choice ?? !(lessMotion.matches || connection?.saveData);

  /** Gives the picture that shows its whole time anew, or rests. */
  function run() {
    timers.forEach(clearTimeout);
    timers = [];
    controls.dataset['playing'] = String(isPlaying());
    if (!isPlaying() || focused) return;
    const unlessCovered = (event: RotationEvent) => () => isCovered() || send(event);
    timers.push(
      window.setTimeout(unlessCovered('ask'), rotationInterval - askAhead),
      window.setInterval(unlessCovered('due'), rotationInterval),
    );
  }

  function send(event: RotationEvent) {
    const before = state;
    state = rotate(state, event, photos.count);
    const { current, upcoming } = state;
    photos.show(state);
    controls.querySelector('span')!.textContent = `${current + 1}/${photos.count}`;
    if (upcoming !== null && upcoming !== before.upcoming)
      photos.arrive(upcoming).then(
        () => send('loaded'),
        () => send('failed'),
      );
    if (current !== before.current) run();
  }

  controls.querySelector('button')!.addEventListener('click', () => {
    choice = !isPlaying();
    focused = false;
    run();
  });
  controls.addEventListener('focusin', ({ target }) => {
    focused = (target as Element).matches(':focus-visible');
    run();
  });
  controls.addEventListener('focusout', () => {
    focused = false;
    run();
  });
  lessMotion.addEventListener('change', run);
  run();
}
