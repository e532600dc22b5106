/** How long each picture is shown, in milliseconds (docs/specification.md). */
export const rotationInterval = 6000;

/** How long before its turn a picture is asked for, in milliseconds: enough on a slow phone, not earlier than needed. */
export const askAhead = 2500;

/** The picture after this one; after the last comes the first (docs/specification.md). */
const nextIndex = (index: number, count: number) => (index + 1) % count;

/** What the rotation shows, has on the way, and leaves behind. */
export interface Rotation {
  /** Stays under the current picture while that fades in. */
  previous: number | null;
  current: number;
  /** Asked for, not yet shown. */
  upcoming: number | null;
  /** The upcoming picture has arrived. */
  ready: boolean;
  /** The current picture has had its time. */
  due: boolean;
}

export type RotationEvent = 'ask' | 'loaded' | 'failed' | 'due';

export const firstRotation: Rotation = {
  previous: null,
  current: 0,
  upcoming: null,
  ready: false,
  due: false,
};

/**
 * The next state of the rotation. A picture is shown when it is due and has arrived, whichever comes last, so there is never
 * a blank frame; one that fails gives its turn to the picture after it.
 */
export function rotate(state: Rotation, event: RotationEvent, count: number): Rotation {
  const following = nextIndex(state.current, count);
  switch (event) {
    case 'ask':
      return state.upcoming === null ? { ...state, upcoming: following } : state;
    case 'failed':
      return state.upcoming === null ? state : { ...state, upcoming: nextIndex(state.upcoming, count) };
    case 'loaded':
      return show({ ...state, ready: true });
    case 'due':
      return show({ ...state, upcoming: state.upcoming ?? following, due: true });
  }
}

function show(state: Rotation): Rotation {
  if (!state.ready || !state.due || state.upcoming === null) return state;
  return { ...firstRotation, previous: state.current, current: state.upcoming };
}
