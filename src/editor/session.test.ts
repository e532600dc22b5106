import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { fakeStore } from '../../tests/editor/fake-store.ts';
import { smallContent } from '../../tests/editor/small-content.ts';
import { textAt } from '../content/values.ts';
import { beginDraft } from './draft.ts';
import { toPlace } from './pictures/place.ts';
import { putPicture } from './pictures/putPicture.ts';
import { openSession, type Session } from './session.ts';
import { listUnsavedForms, getFormValue } from './state.ts';
import { emptyProject } from './values.ts';

const project = 'projects/proj1/project.yaml';

/** A session of a new owner, without the build's check, and other tabs of the same owner. */
async function open() {
  const fake = fakeStore(smallContent());
  const store = fake.store(crypto.randomUUID());
  const openTab = async () => openSession(store, await store.read({}), () => []);
  return { fake, store, session: await openTab(), openTab };
}

/** Writes a field of the project. */
const write = (session: Session, field: string, text: string) =>
  session.changeValues(project, (values) => ({ ...values, [field]: text }));

const written = (session: Session, field: string) => textAt(getFormValue(session.state(), project), field);

test('what was written in a project outlives that it is deleted and kept, in several tabs too', async () => {
  const { session, openTab } = await open();
  await write(session, 'title', 'Et annet bad');
  const other = await openTab();
  await session.deleteProject(project);
  expect(getFormValue(session.state(), project)).toBeUndefined();
  await session.deleteProject(project);
  await other.deleteProject(project);
  const third = await openTab();
  await other.keepProject(project);
  expect(written(other, 'title')).toBe('Et annet bad');
  await third.keepProject(project);
  await third.keepProject(project);
  expect(written(third, 'title')).toBe('Et annet bad');
  expect(listUnsavedForms(third.state())).toEqual([project]);
});

test('what one tab takes out of a draft does not come back from what another tab has kept', async () => {
  const { session, openTab } = await open();
  await session.deleteProject(project);
  const other = await openTab();
  await write(session, 'title', 'Et annet bad');
  await other.keepProject(project);
  expect(other.state().drafts.get(project)).not.toHaveProperty('deletedValues');
});

test.each<[string, (session: Session) => Promise<unknown>]>([
  ['is discarded', (session) => session.discardDraft(project)],
  ['is deleted', (session) => session.deleteProject(project)],
  [
    'is shown as it was',
    (session) => session.loadValues(project, emptyProject, { pictures: {}, uploaded: [] }),
  ],
  ['is had back', (session) => session.restoreDraft(beginDraft(project, session.state().tree))],
])('a picture that is prepared while its form %s, is dropped', async (_, act) => {
  const { session } = await open();
  await write(session, 'title', 'Et annet bad');
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
  await write(session, 'title', 'Et annet bad');
  const choice = { form: project, place: 'images', isList: true };
  session.choices.begin(choice);
  const other = await openTab();
  await other.discardDraft(project);
  await session.refresh();
  expect(session.choices.isWanted(choice)).toBe(false);
});

test('a picture that is prepared while somebody else saves its form still has its place, and asks', async () => {
  const { fake, session } = await open();
  const place = toPlace(getFormValue(session.state(), project) ?? {}, ['images', 1]);
  const choice = { form: project, place: place.join(' '), isList: false };
  session.choices.begin(choice);
  fake.change(project, (text) => text.replace('Et bad', 'Et rom'));
  await session.refresh();
  const picture = { name: 'ny.jpg', path: 'projects/proj1/ny.jpg', id: '' };
  picture.id = await session.addPicture(picture.path, new Blob(['ny']));
  await session.changeDraft(project, (draft) =>
    putPicture(draft, place, picture, (present) => ({ ...(present as object), file: picture.name })),
  );
  session.choices.end(choice);
  expect(textAt(getFormValue(session.state(), project), 'images', 1, 'file')).toBe('ny.jpg');
  session.subscribe(() => session.state().question?.answer('theirs'));
  expect((await session.save(project)).state).toBe('replaced');
  expect(written(session, 'title')).toBe('Et rom');
});

test('a form whose picture was refused shows what somebody else has saved meanwhile', async () => {
  const { fake, session } = await open();
  const choice = { form: project, place: 'images', isList: true };
  session.choices.begin(choice);
  fake.change(project, (text) => text.replace('Et bad', 'Et rom'));
  await session.refresh();
  session.choices.end(choice);
  await session.refresh();
  expect(written(session, 'title')).toBe('Et rom');
});

test('of two tabs, one that comes to the front has what was typed in the other before it reads on', async () => {
  const { store, session, openTab } = await open();
  const other = await openTab();
  await write(session, 'title', 'Et annet bad');
  // No answer comes.
  store.read = () => new Promise(() => {});
  void other.refresh();
  await vi.waitFor(() => expect(written(other, 'title')).toBe('Et annet bad'));
});

test('what is typed in an older tab is added to what was typed in a newer one', async () => {
  const { session, openTab } = await open();
  const other = await openTab();
  await write(session, 'title', 'Et annet bad');
  await write(other, 'description', 'Bygd i år.');
  expect([written(other, 'title'), written(other, 'description')]).toEqual(['Et annet bad', 'Bygd i år.']);
});

test('a tab that saves after another one has saved, reads that first, and asks nothing', async () => {
  const { session, openTab } = await open();
  const other = await openTab();
  await write(session, 'title', 'Et annet bad');
  await session.save(project);
  await write(session, 'title', 'Et tredje bad');
  const saving = other.save(project);
  other.subscribe(() => other.state().question?.answer(undefined));
  expect((await saving).state).toBe('saved');
  expect(written(other, 'title')).toBe('Et tredje bad');
});

test('a tab that was written in while another one saved, asks before it saves over that', async () => {
  const { session, openTab } = await open();
  await write(session, 'title', 'Et annet bad');
  const other = await openTab();
  await write(session, 'title', 'Et tredje bad');
  await session.save(project);
  await write(other, 'description', 'Bygd i år.');
  other.subscribe(() => other.state().question?.answer(undefined));
  expect((await other.save(project)).state).toBe('postponed');
  expect(written(other, 'description')).toBe('Bygd i år.');
});

test('where the other version is taken in place of a deletion, what was written can be had back', async () => {
  const { fake, session } = await open();
  await write(session, 'title', 'Et annet bad');
  await session.deleteProject(project);
  fake.change(project, (text) => `${text}# Endret\n`);
  await session.refresh();
  session.subscribe(() => session.state().question?.answer('theirs'));
  expect((await session.save(project)).state).toBe('replaced');
  const [aside] = await session.storage.readAside(project);
  expect(textAt(aside?.draft.values, 'title')).toBe('Et annet bad');
});

test('where one draft cannot be kept, later ones are', async () => {
  const { session, openTab } = await open();
  const unwritable = {
    get title(): string {
      throw new Error('Not writable.');
    },
  };
  const keeping = session.changeDraft(project, (draft) => ({ ...draft, values: unwritable }));
  await expect(keeping).rejects.toThrow('Not writable.');
  await session.changeValues('staff.yaml', (values) => ({ ...values, title: 'Vi som bygger' }));
  const other = await openTab();
  expect(textAt(getFormValue(other.state(), 'staff.yaml'), 'title')).toBe('Vi som bygger');
});

test('a draft that is discarded while drafts are read does not come back', async () => {
  const { session } = await open();
  // However far the reading is.
  for (let turns = 0; turns < 20; turns += 1) {
    await write(session, 'title', `Bad ${turns}`);
    const reading = session.refresh();
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    const discarded = session.discardDraft(project);
    const stop = session.subscribe(() => expect(listUnsavedForms(session.state())).toEqual([]));
    await Promise.all([reading, discarded]);
    stop();
  }
});
