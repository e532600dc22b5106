import { describe, expect, it } from 'vitest';
import { firstRotation, nextIndex, rotate, type RotationEvent } from './rotation.ts';

const after = (...events: RotationEvent[]) =>
  events.reduce((state, event) => rotate(state, event, 10), firstRotation);

describe('rotation', () => {
  it('goes from 0 to 9 and round', () => {
    expect(nextIndex(0, 10)).toBe(1);
    expect(nextIndex(9, 10)).toBe(0);
  });

  it('asks for the next picture before its turn', () => {
    expect(after('ask')).toMatchObject({ current: 0, upcoming: 1 });
  });

  it('does not show a picture before it is due', () => {
    expect(after('ask', 'loaded')).toMatchObject({ current: 0, upcoming: 1, ready: true });
  });

  it('does not show a picture that has not arrived, however long it is due', () => {
    expect(after('ask', 'due')).toMatchObject({ current: 0, upcoming: 1 });
  });

  it.each([
    ['loaded then due', ['ask', 'loaded', 'due']],
    ['due then loaded', ['ask', 'due', 'loaded']],
  ] as const)('shows the picture when it is both: %s', (_, events) => {
    expect(after(...events)).toEqual({ previous: 0, current: 1, upcoming: null, ready: false, due: false });
  });

  it('gives the turn of a failed picture to the one after it', () => {
    expect(after('ask', 'failed', 'due', 'loaded')).toMatchObject({ previous: 0, current: 2 });
  });
});
