import { expect, test } from 'vitest';
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

test.each<[string, GalleryEvent[], string[]]>([
  [
    'another place before the first has told that it closed opens in its entry',
    [chosen(), chosen(second)],
    ['open', 'replace proj2', 'show proj2'],
  ],
  [
    'another place opens once the way back has ended',
    [chosen(), dismissed, chosen(second), moved()],
    ['open', 'add proj2', 'show proj2'],
  ],
  ['nothing opens before the way back has ended', [chosen(), dismissed, chosen(second)], ['closing']],
  [
    'another place opens in the entry of the gallery where the way back ended at it',
    [chosen(), dismissed, chosen(second), moved(first)],
    ['open', 'replace proj2', 'show proj2'],
  ],
  ['opened by the history while it closes', [chosen(), dismissed, moved(first)], ['open', 'show proj1']],
  ['closes for the picture where it failed', [chosen(), failed()], ['closed', 'hide', 'follow proj1']],
  ['nothing: dismissed twice', [chosen(), dismissed, dismissed], ['closing']],
  ['nothing: dismissed after the history has closed it', [chosen(), moved(), dismissed], ['closed']],
  ['nothing: failed too late', [chosen(), chosen(second), failed()], ['open']],
  ['nothing: failed after it closed', [chosen(), dismissed, failed()], ['closing']],
  ['nothing: the history moves on the page', [moved()], ['closed']],
])('%s', (_, events, expected) => expect(after(...events)).toEqual(expected));
