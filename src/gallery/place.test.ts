import { describe, expect, it } from 'vitest';
import { historyState, placeOfHistory, placeOfLink } from './place.ts';

describe('placeOfLink', () => {
  it('reads the project and the picture', () => {
    expect(placeOfLink({ dataset: { gallery: 'proj1', index: '4' } })).toEqual({
      project: 'proj1',
      index: 4,
    });
  });

  it('starts at the first picture where none is named', () => {
    expect(placeOfLink({ dataset: { gallery: 'proj1' } }).index).toBe(0);
  });
});

describe('placeOfHistory', () => {
  it('gives back what the history was given', () => {
    const place = { project: 'proj2', index: 3 };
    expect(placeOfHistory(historyState(place))).toEqual(place);
  });

  it.each([null, undefined, {}, 'other'])('finds no gallery in %j', (state) => {
    expect(placeOfHistory(state)).toBeUndefined();
  });
});
