import { describe, expect, test } from 'vitest';
import { type GalleryEvent, type GalleryState, transition } from './galleryState.ts';

/* Races, and what fails: gallery-history.spec.ts opens and closes it. */

const first = { project: 'proj1', index: 2 };
const second = { project: 'proj2', index: 0 };
const chosen = (place = first): GalleryEvent => ({ type: 'chosen', place });
const moved = (place?: typeof first): GalleryEvent => ({ type: 'moved', place });
const failed = (place = first): GalleryEvent => ({ type: 'failed', place });
const dismissed: GalleryEvent = { type: 'dismissed' };

/** The status after some events, and the commands of the last, such as `show proj1`. */
function after(...events: GalleryEvent[]): [string, ...string[]] {
  let state: GalleryState = { status: 'closed' };
  let commands: string[] = [];
  for (const event of events) {
    const next = transition(state, event);
    state = next.state;
    commands = next.commands.map((command) =>
      'place' in command ? `${command.type} ${command.place.project}` : command.type,
    );
  }
  return [state.status, ...commands];
}

describe('opens', () => {
  test.each<[string, GalleryEvent[], string[]]>([
    [
      'another place before the first has told that it closed, in its entry',
      [chosen(), chosen(second)],
      ['open', 'replace proj2', 'show proj2'],
    ],
    [
      'another place once the way back has ended',
      [chosen(), dismissed, chosen(second), moved()],
      ['open', 'add proj2', 'show proj2'],
    ],
    ['nothing before that', [chosen(), dismissed, chosen(second)], ['closing']],
    [
      'another place where the way back ended at the gallery, in its entry',
      [chosen(), dismissed, chosen(second), moved(first)],
      ['open', 'replace proj2', 'show proj2'],
    ],
    ['again by the history while it closes', [chosen(), dismissed, moved(first)], ['open', 'show proj1']],
  ])('%s', (_, events, expected) => expect(after(...events)).toEqual(expected));
});

test('closes for the picture where it failed', () =>
  expect(after(chosen(), failed())).toEqual(['closed', 'hide', 'follow proj1']));

test.each<[string, GalleryEvent[], string[]]>([
  ['dismissed twice', [chosen(), dismissed, dismissed], ['closing']],
  ['dismissed after the history has closed it', [chosen(), moved(), dismissed], ['closed']],
  ['failed too late', [chosen(), chosen(second), failed()], ['open']],
  ['failed after it closed', [chosen(), dismissed, failed()], ['closing']],
  ['the history moves on the page', [moved()], ['closed']],
])('nothing happens: %s', (_, events, expected) => expect(after(...events)).toEqual(expected));
