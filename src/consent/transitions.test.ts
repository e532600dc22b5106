import { describe, expect, test } from 'vitest';
import { choose, consentMark, type ConsentState, follow, hideSettings, showSettings } from './transitions.ts';

const asked: ConsentState = { consent: null, open: 'banner' };

describe('the visitor', () => {
  test.each(['accepted', 'declined'] as const)('answers %s: banner and dialog close', (consent) =>
    expect(choose(consent)).toEqual({ consent, open: null }),
  );

  test('opens the settings from the banner, which closes', () =>
    expect(showSettings(asked)).toEqual({ consent: null, open: 'settings' }));

  test.each(['accepted', 'declined'] as const)('opens and closes the settings and stays %s', (consent) => {
    const opened = showSettings({ consent, open: null });
    expect(opened).toEqual({ consent, open: 'settings' });
    expect(hideSettings(opened)).toEqual({ consent, open: null });
  });

  test('closes the settings without an answer: no consent, and no banner either', () =>
    expect(hideSettings(showSettings(asked))).toEqual({ consent: null, open: null }));

  test('cannot close the banner by closing settings that are not open', () =>
    expect(hideSettings(asked)).toBe(asked));
});

describe('what is stored changes elsewhere', () => {
  test.each(['accepted', 'declined'] as const)('%s closes the banner here', (stored) =>
    expect(follow(asked, stored)).toEqual({ consent: stored, open: null }),
  );

  test('a withdrawal is followed', () =>
    expect(follow({ consent: 'accepted', open: null }, 'declined')).toEqual({
      consent: 'declined',
      open: null,
    }));

  test('a removed answer is asked for again', () =>
    expect(follow({ consent: 'accepted', open: null }, null)).toEqual(asked));

  test.each(['accepted', 'declined', null] as const)('open settings stay open and show %s', (stored) => {
    const open: ConsentState = { consent: stored === 'accepted' ? 'declined' : 'accepted', open: 'settings' };
    expect(follow(open, stored)).toEqual({ consent: stored, open: 'settings' });
  });

  test('the same value again changes nothing: a banner that was put away does not come back', () => {
    const putAway: ConsentState = { consent: null, open: null };
    expect(follow(putAway, null)).toBe(putAway);
  });
});

test.each([
  [asked, 'unset'],
  [{ consent: null, open: 'settings' }, 'later'],
  [{ consent: null, open: null }, 'later'],
  [{ consent: 'accepted', open: 'settings' }, 'accepted'],
  [{ consent: 'declined', open: null }, 'declined'],
] as const)('%o marks the page as %s', (state, mark) => expect(consentMark(state)).toBe(mark));
