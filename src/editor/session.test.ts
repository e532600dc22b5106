import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { fakeStore } from '../../tests/editor/fake-store.ts';
import { smallContent } from '../../tests/editor/small-content.ts';
import { textAt } from '../content/values.ts';
import { draftOf } from './draft.ts';
import { openSession, type Session, unsavedForms, valueOf } from './session.ts';
import { emptyProject } from './values.ts';

const project = 'projects/proj1/project.yaml';

/** A session of a new owner, without the build's check, and another tab of the same owner. */
async function open() {
  const store = fakeStore(smallContent()).store(crypto.randomUUID());
  const openTab = async () => openSession(store, await store.read({}), () => []);
  return { session: await openTab(), openTab };
}

test('what was written in a project is there again when it is not deleted after all', async () => {
  const { session } = await open();
  await session.changeValues(project, (values) => ({ ...values, title: 'Et annet bad' }));
  await session.deleteProject(project);
  expect(valueOf(session.state(), project)).toBeUndefined();
  await session.keepProject(project);
  expect(textAt(valueOf(session.state(), project), 'title')).toBe('Et annet bad');
  expect(unsavedForms(session.state())).toEqual([project]);
});

test.each<[string, (session: Session) => Promise<unknown>]>([
  ['is discarded', (session) => session.discard(project)],
  ['is deleted', (session) => session.deleteProject(project)],
  ['is shown as it was', (session) => session.load(project, emptyProject, { pictures: {}, uploaded: [] })],
  ['is had back', (session) => session.restore(draftOf(project, session.state().tree))],
])('a picture that is prepared while its form %s, is dropped', async (_, act) => {
  const { session } = await open();
  await session.changeValues(project, (values) => ({ ...values, title: 'Et annet bad' }));
  const choice = { form: project, place: 'images', isList: true };
  const other = { ...choice, form: 'hero.yaml' };
  session.choices.begin(choice);
  session.choices.begin(other);
  expect(session.wouldLose()).toBe(true);
  await act(session);
  expect([choice, other].map(session.choices.isWanted)).toEqual([false, true]);
});

test('of two pictures for one place the last one counts, and a list takes both', async () => {
  const { choices } = (await open()).session;
  const first = { form: project, place: 'photo', isList: false };
  const second = { ...first };
  const added = [
    { form: project, place: 'images', isList: true },
    { form: project, place: 'images', isList: true },
  ];
  for (const choice of [first, second, ...added]) choices.begin(choice);
  expect([first, second, ...added].map(choices.isWanted)).toEqual([false, true, true, true]);
});

test('a picture that is prepared while another tab discards its form, is dropped', async () => {
  const { session, openTab } = await open();
  await session.changeValues(project, (values) => ({ ...values, title: 'Et annet bad' }));
  const choice = { form: project, place: 'images', isList: true };
  session.choices.begin(choice);
  const other = await openTab();
  await other.discard(project);
  await session.refresh();
  expect(session.choices.isWanted(choice)).toBe(false);
});
