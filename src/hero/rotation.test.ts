import { expect, test } from 'vitest';
import {
  firstPicture,
  isPlaying,
  isRunning,
  nextRotation,
  type Rotation,
  type RotationEvent,
} from './rotation.ts';

type EventType = RotationEvent['type'];

const eventOf = (type: EventType): RotationEvent => {
  if (type === 'focused') return { type, hasFocus: true };
  return type === 'preferred' ? { type, prefersStill: true } : { type };
};

/** The rotation after these events, from the first of three pictures. */
const after = (...types: EventType[]): Rotation =>
  types.map(eventOf).reduce(nextRotation, firstPicture(3, false));

test.each<[EventType[], Partial<Rotation>]>([
  [['requested', 'loaded'], { current: 0, upcoming: 1 }],
  [['requested', 'loaded', 'due'], { current: 1, previous: 0, upcoming: undefined }],
  // Due before it has loaded: the old picture stays.
  [['requested', 'due'], { current: 0, upcoming: 1 }],
  // A background tab may skip the request.
  [['due', 'loaded'], { current: 1 }],
  [['due', 'loaded', 'due', 'loaded', 'due', 'loaded'], { current: 0, previous: 2 }],
  [['requested', 'failed'], { current: 0, upcoming: 2 }],
  [['due', 'failed', 'loaded'], { current: 2, previous: 0 }],
  // All have failed: nothing is requested until the next interval.
  [['due', 'failed', 'failed'], { current: 0, upcoming: undefined }],
  [['due', 'failed', 'failed', 'due'], { current: 0, upcoming: 1 }],
  // Stopped before it has loaded: it waits until the visitor plays again.
  [['due', 'toggled', 'loaded'], { current: 0, upcoming: 1 }],
  [['due', 'focused', 'loaded'], { current: 0, upcoming: 1 }],
  [['due', 'preferred', 'failed', 'loaded'], { current: 0, upcoming: 2 }],
  [['due', 'toggled', 'loaded', 'toggled', 'due'], { current: 1, previous: 0 }],
])('after %j', (types, expected) => expect(after(...types)).toMatchObject(expected));

test.each<[EventType[], boolean, boolean]>([
  [[], true, true],
  [['focused'], true, false],
  [['preferred'], false, false],
  [['toggled'], false, false],
  // A press by the keyboard plays at once, although the focus is still on the button.
  [['toggled', 'focused', 'toggled'], true, true],
  // The visitor's own choice overrides the system's preference.
  [['toggled', 'toggled', 'preferred'], true, true],
])('after %j it plays: %j, and runs: %j', (types, plays, runs) =>
  expect([isPlaying(after(...types)), isRunning(after(...types))]).toEqual([plays, runs]),
);
