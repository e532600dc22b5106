import { createPhotos } from './photos.ts';
import { firstPicture, isPlaying, isRunning, nextRotation, type RotationEvent } from './rotation.ts';

/** What screen readers announce after a press. */
const messages = { paused: 'Bildevisningen er stoppet.', playing: 'Bildevisningen er i gang.' };

/** How long each picture is shown, in milliseconds (docs/specification.md). */
const interval = 6000;

/** How long before it is due a picture is requested, in milliseconds: enough on a slow phone. */
const leadTime = 2500;

/** The pictures are not visible: the tab is hidden, or a dialog covers the page. */
const isCovered = () => document.hidden || document.querySelector('dialog[open]') !== null;

/** Rotates the hero's pictures. One picture alone has no controls and does not rotate. */
export function startRotationController() {
  const stage = document.querySelector<HTMLElement>('[data-hero-stage]');
  const [picture, template] = [stage?.querySelector('picture'), stage?.querySelector('template')];
  const controls = document.querySelector<HTMLElement>('[data-hero-controls]');
  if (stage && picture && template && controls) rotate(createPhotos(stage, picture, template), controls);
}

/** Connects the rotation's state (`rotation.ts`) to timers, pictures and the button. */
function rotate(photos: ReturnType<typeof createPhotos>, controls: HTMLElement) {
  const index = controls.querySelector('span');
  const status = controls.querySelector('[role="status"]');
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
    if (index) index.textContent = `${rotation.current + 1}/${photos.count}`;
    controls.dataset['playing'] = String(isPlaying(rotation));
  }

  async function load(picture: number) {
    dispatch({ type: (await photos.load(picture)) ? 'loaded' : 'failed' });
  }

  /** Restarts the interval of the current picture, or stops the timers. */
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
    if (status) status.textContent = isPlaying(rotation) ? messages.playing : messages.paused;
  }

  const focus = (hasFocus: boolean) => dispatch({ type: 'focused', hasFocus });
  controls.querySelector('button')?.addEventListener('click', toggle);
  controls.addEventListener('focusin', () => focus(controls.querySelector(':focus-visible') !== null));
  controls.addEventListener('focusout', () => focus(false));
  lessMotion.addEventListener('change', () => dispatch({ type: 'preferred', prefersStill: prefersStill() }));
  showControls();
  restart();
}
