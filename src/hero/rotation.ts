/** State of the hero's rotating pictures, which are named by their index. */
export interface Rotation {
  readonly count: number;
  readonly current: number;
  /** `current` covers it while it fades in. */
  readonly previous?: number | undefined;
  /** Requested, and not shown yet. */
  readonly upcoming?: number | undefined;
  readonly isLoaded: boolean;
  /** The interval of the current picture has ended. */
  readonly isDue: boolean;
  /** The visitor's choice by the button; it overrides `prefersStill`. */
  readonly choice?: boolean | undefined;
  /** The visitor's system asks for less motion or less data. */
  readonly prefersStill: boolean;
  /** The keyboard is on the button. */
  readonly hasFocus: boolean;
}

export type RotationEvent =
  /** The next picture is needed soon. */
  | { type: 'requested' }
  /** The interval has ended. */
  | { type: 'due' }
  | { type: 'loaded' }
  | { type: 'failed' }
  | { type: 'toggled' }
  | { type: 'focused'; hasFocus: boolean }
  | { type: 'preferred'; prefersStill: boolean };

/** The first picture, as the page is built. */
export const firstPicture = (count: number, prefersStill: boolean): Rotation => ({
  count,
  current: 0,
  isLoaded: false,
  isDue: false,
  prefersStill,
  hasFocus: false,
});

/** Whether the pictures change by themselves (WCAG 2.2.2). */
export const isPlaying = ({ choice, prefersStill }: Rotation) => choice ?? !prefersStill;

/** Whether the timers run: they stop while the keyboard is on the button. */
export const isRunning = (rotation: Rotation) => isPlaying(rotation) && !rotation.hasFocus;

/** Every transition of the rotation. */
export function nextRotation(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'requested':
      return requestNext(rotation);
    case 'due':
      return showIfReady(requestNext({ ...rotation, isDue: true }));
    case 'loaded':
      return showIfReady({ ...rotation, isLoaded: true });
    case 'failed':
      return skip(rotation);
    case 'toggled':
      return { ...rotation, choice: !isPlaying(rotation), hasFocus: false };
    case 'focused':
      return { ...rotation, hasFocus: event.hasFocus };
    case 'preferred':
      return { ...rotation, prefersStill: event.prefersStill };
  }
}

const after = (index: number, { count }: Rotation) => (index + 1) % count;

const requestNext = (rotation: Rotation): Rotation => ({
  ...rotation,
  upcoming: rotation.upcoming ?? after(rotation.current, rotation),
});

/**
 * Shows the next picture when it is due and has loaded, so that there is never a blank frame; but not when it
 * loads after the visitor has stopped the rotation (WCAG 2.2.2).
 */
function showIfReady(rotation: Rotation): Rotation {
  const { current, upcoming, isLoaded, isDue } = rotation;
  if (upcoming === undefined || !isLoaded || !isDue || !isRunning(rotation)) return rotation;
  return {
    ...rotation,
    previous: current,
    current: upcoming,
    upcoming: undefined,
    isLoaded: false,
    isDue: false,
  };
}

/** Tries the picture after one that failed. When all have failed, the next interval tries again. */
function skip(rotation: Rotation): Rotation {
  if (rotation.upcoming === undefined) return rotation;
  const next = after(rotation.upcoming, rotation);
  return { ...rotation, upcoming: next === rotation.current ? undefined : next };
}
