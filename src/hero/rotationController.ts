import { heroMessages } from './messages.ts';
import { createPhotos } from './photos.ts';
import { firstPicture, isPlaying, isRunning, nextRotation, type RotationEvent } from './rotation.ts';

/** How long each picture is shown, in milliseconds (docs/specification.md). */
const interval = 6000;

/** How long before it is due a picture is requested, in milliseconds: enough on a slow phone. */
const leadTime = 2500;

/** The pictures are not visible: the tab is hidden, or a dialog covers the page. */
const isCovered = () => document.hidden || document.querySelector('dialog[open]') !== null;

/** Rotates the hero's pictures. One picture alone has no controls and does not rotate. */
export function startRotationController() {
  const stage = document.querySelector<HTMLElement>('[data-hero-stage]');
  const controls = document.querySelector<HTMLElement>('[data-hero-controls]');
  if (stage && controls) rotate(createPhotos(stage), controls);
}

/** Applies the state of the rotation (`rotation.ts`) to the page, and sends it the events of timers, pictures and visitor. */
function rotate(photos: ReturnType<typeof createPhotos>, controls: HTMLElement) {
  const index = controls.querySelector('span')!;
  const status = controls.querySelector('[role="status"]')!;
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  // Only Chromium has `connection`.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const prefersStill = () => lessMotion.matches || connection?.saveData === true;

  let rotation = firstPicture(photos.count, prefersStill());
  let request: number | undefined;
  let turn: number | undefined;

  function dispatch(event: RotationEvent) {
    const before = rotation;
    rotation = nextRotation(before, event);
    const { current, upcoming } = rotation;
    photos.place(rotation);
    showControls();
    if (upcoming !== undefined && upcoming !== before.upcoming) void load(upcoming);
    if (current !== before.current || isRunning(rotation) !== isRunning(before)) restart();
  }

  function showControls() {
    index.textContent = `${rotation.current + 1}/${photos.count}`;
    controls.dataset['playing'] = String(isPlaying(rotation));
  }

  async function load(picture: number) {
    dispatch({ type: (await photos.load(picture)) ? 'loaded' : 'failed' });
  }

  /** Gives the current picture its whole time, or rests. */
  function restart() {
    clearTimeout(request);
    clearInterval(turn);
    if (!isRunning(rotation)) return;
    const dispatchIfVisible = (type: 'requested' | 'due') => () => isCovered() || dispatch({ type });
    request = window.setTimeout(dispatchIfVisible('requested'), interval - leadTime);
    turn = window.setInterval(dispatchIfVisible('due'), interval);
  }

  function toggle() {
    dispatch({ type: 'toggled' });
    status.textContent = isPlaying(rotation) ? heroMessages.playing : heroMessages.paused;
  }

  const focus = (hasFocus: boolean) => dispatch({ type: 'focused', hasFocus });
  controls.querySelector('button')!.addEventListener('click', toggle);
  controls.addEventListener('focusin', ({ target }) => focus((target as Element).matches(':focus-visible')));
  controls.addEventListener('focusout', () => focus(false));
  lessMotion.addEventListener('change', () => dispatch({ type: 'preferred', prefersStill: prefersStill() }));
  showControls();
  restart();
}
