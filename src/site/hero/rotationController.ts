import { createPhotos } from './photos.ts';

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
  const picture = stage?.querySelector('picture');
  const template = stage?.querySelector('template');
  const controls = document.querySelector<HTMLElement>('[data-hero-controls]');
  if (stage && picture && template && controls) rotate(createPhotos(stage, picture, template), controls);
}

function rotate(photos: ReturnType<typeof createPhotos>, controls: HTMLElement) {
  const position = controls.querySelector('span');
  const status = controls.querySelector('[role="status"]');
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  // Only Chromium has `connection`.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };

  let current = 0;
  /** The visitor's choice by the button, which overrides the system's wish for less motion or less data. */
  let choice: boolean | undefined;
  /** The next picture, kept while the rotation is stopped. */
  let loading: ReturnType<typeof photos.loadAfter> | undefined;
  let running = new AbortController();

  /** Whether the pictures change by themselves (WCAG 2.2.2). */
  const isPlaying = () => choice ?? !(lessMotion.matches || connection?.saveData === true);

  const hasKeyboardFocus = () => controls.querySelector(':focus-visible') !== null;

  /** Begins the interval of the current picture, or stops; `isHeld` keeps this picture. */
  function restart(isHeld: boolean) {
    running.abort();
    running = new AbortController();
    controls.dataset['playing'] = String(isPlaying());
    if (isPlaying() && !isHeld) void play(running.signal);
  }

  /** Shows the next picture after each interval, but not before it has loaded, so that no frame is blank. */
  async function play(stopped: AbortSignal) {
    while (!stopped.aborted) {
      await wait(interval - leadTime);
      if (!stopped.aborted && !isCovered()) loading ??= photos.loadAfter(current);
      await wait(leadTime);
      const next = await loading;
      if (stopped.aborted || isCovered()) continue;
      loading = undefined;
      if (next === undefined) continue;
      photos.show(next, current);
      current = next;
      if (position) position.textContent = `${current + 1}/${photos.count}`;
    }
  }

  controls.querySelector('button')?.addEventListener('click', () => {
    choice = !isPlaying();
    restart(false);
    if (status) status.textContent = choice ? messages.playing : messages.paused;
  });
  // The picture stays while the keyboard is on the button.
  controls.addEventListener('focusin', () => restart(hasKeyboardFocus()));
  controls.addEventListener('focusout', () => restart(false));
  lessMotion.addEventListener('change', () => restart(hasKeyboardFocus()));
  restart(hasKeyboardFocus());
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
