import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Fault, fakeStore } from '../../tests/editor/fake-store.ts';
import { smallContent } from '../../tests/editor/small-content.ts';
import { itemsAt, textAt } from '../content/values.ts';
import { findNewMistakes } from './mistakes.ts';
import { openSession, type Session } from './session.ts';
import { listUnsavedForms, getFormValue } from './state.ts';
import { StoreError } from './store/storeError.ts';
import { readForm, listPictures, addKeys } from './values.ts';

/* Plays owners, tabs, colleagues and a bad line at random. `SAVE_RUNS=1000` tries more, each time others. */

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());

const runs = Number(process.env['SAVE_RUNS'] ?? 200);

const project = 'projects/proj1/project.yaml';
const forms = ['staff.yaml', 'contact.yaml', project] as const;

type Step =
  | { what: 'type' | 'discard'; tab: number; form: number }
  | { what: 'save'; tab: number; form: number; answer: 'mine' | 'theirs' | 'later' }
  | { what: 'reload' | 'picture' | 'dropPicture' | 'delete' | 'add'; tab: number }
  | { what: 'typeWhileSaving'; tab: number; form: number }
  | { what: 'fail'; faults: Fault[] }
  | { what: 'stale'; count: number }
  | { what: 'colleague'; form: number }
  | { what: 'rewrite' };

const tab = fc.nat({ max: 3 });
const form = fc.nat({ max: 2 });
const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const just = <T extends string>(...words: T[]) => fc.constantFrom(...words);

const ownSteps = [
  weighted(8, fc.record({ what: just('type'), tab, form })),
  weighted(8, fc.record({ what: just('save'), tab, form, answer: just('mine', 'theirs', 'later') })),
  weighted(2, fc.record({ what: just('typeWhileSaving'), tab, form })),
  weighted(1, fc.record({ what: just('discard'), tab, form })),
  weighted(5, fc.record({ what: just('reload', 'picture', 'dropPicture', 'delete', 'add'), tab })),
  weighted(
    5,
    fc.record({
      what: just('fail'),
      faults: fc.array(just('lost', 'arrives', 'expired', 'refused'), { minLength: 1, maxLength: 2 }),
    }),
  ),
  weighted(2, fc.record({ what: just('stale'), count: fc.nat({ max: 3 }) })),
];
const othersSteps = [
  weighted(4, fc.record({ what: just('colleague'), form })),
  weighted(1, fc.record({ what: just('rewrite') })),
];

/** Awaits a promise, while time passes. */
async function settled<Result>(promise: Promise<Result>): Promise<Result> {
  let isOver = false;
  void promise.catch(() => undefined).finally(() => (isOver = true));
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(5000);
    await setImmediate();
  }
  return promise;
}

/** Tabs 0 and 1 are of one owner, 2 and 3 of another. */
async function play(steps: readonly Step[], owners: number) {
  const fake = fakeStore(smallContent());
  const database = `${crypto.randomUUID()}`;
  const ownerOf = (place: number) => (owners === 1 ? 0 : place >> 1);
  const open = async (place: number) => {
    const store = fake.store(`${database} ${ownerOf(place)}`);
    return openSession(store, await store.read({}), findNewMistakes);
  };
  const sessions: (Session | undefined)[] = [];
  let current: number | undefined;
  let answer: 'mine' | 'theirs' | 'later' = 'later';
  const asked: string[] = [];
  const excused = new Set<string>();
  const tokens: string[] = [];
  const tokensIn = (text: string) => tokens.filter((token) => text.includes(token));

  /** Shows a tab, as its owner does. */
  async function show(place: number): Promise<Session> {
    let session = sessions[place];
    if (!session) {
      session = await settled(open(place));
      const own = session;
      own.subscribe(() => {
        const { question } = own.state();
        if (!question) return;
        asked.push(question.mine.form);
        const mine = JSON.stringify(question.mine.values ?? '');
        const theirs = question.theirs.files[question.mine.form]?.text ?? '';
        if (answer === 'mine')
          for (const token of tokensIn(theirs)) if (!mine.includes(token)) excused.add(token);
        if (answer === 'theirs')
          for (const token of tokensIn(mine)) if (!theirs.includes(token)) excused.add(token);
        question.answer(answer === 'later' ? undefined : answer);
      });
      sessions[place] = session;
    }
    if (current !== place) await settled(session.refresh());
    current = place;
    return session;
  }

  async function trySave(session: Session, name: string): Promise<string> {
    try {
      return (await settled(session.save(name))).state;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return error.reason;
    }
  }

  const type = (session: Session, name: string) => {
    if (getFormValue(session.state(), name) === undefined) return Promise.resolve();
    const token = `<${tokens.length}>`;
    tokens.push(token);
    return session.changeValues(name, (value) => ({ ...value, title: `${textAt(value, 'title')}${token}` }));
  };
  /** What is discarded or deleted is no loss. */
  const excuse = (session: Session, name: string) => {
    for (const token of tokensIn(JSON.stringify(getFormValue(session.state(), name) ?? '')))
      excused.add(token);
    for (const token of tokensIn(fake.text(name))) excused.add(token);
  };

  for (const step of steps) {
    if (step.what === 'fail') fake.fail(...step.faults);
    else if (step.what === 'stale') fake.beStale(step.count);
    else if (step.what === 'rewrite') fake.rewrite();
    else if (step.what === 'colleague') {
      const token = `<${tokens.length}>`;
      if (
        fake.change(forms[step.form] ?? '', (text) =>
          text.replace(/^title: .*$/m, (line) => line.replace(/'?$/, `${token}$&`)),
        )
      )
        tokens.push(token);
    } else {
      if (step.what === 'reload') {
        await sessions[step.tab]?.changeDraft(forms[0], (draft) => draft);
        sessions[step.tab] = undefined;
        current = undefined;
      }
      const session = await show(step.tab);
      const { what } = step;
      const name = 'form' in step ? (forms[step.form] ?? '') : project;
      if (what === 'type') await type(session, name);
      else if (what === 'save') {
        ({ answer } = step);
        await trySave(session, name);
      } else if (what === 'typeWhileSaving') {
        answer = 'later';
        const saved = trySave(session, name);
        await setImmediate();
        await type(session, name);
        await saved;
      } else if (what === 'discard') {
        for (const token of tokensIn(JSON.stringify(session.state().drafts.get(name)?.values ?? '')))
          if (!fake.text(name).includes(token)) excused.add(token);
        await session.discardDraft(name);
      } else if (what === 'picture') {
        if (!getFormValue(session.state(), project)) continue;
        const file = `${crypto.randomUUID().slice(0, 8)}.jpg`;
        const id = await session.addPicture(`projects/proj1/${file}`, new Blob([file]));
        await session.changeDraft(project, (draft) => ({
          ...draft,
          pictures: { ...draft.pictures, [`projects/proj1/${file}`]: id },
          values: draft.values && {
            ...draft.values,
            images: [...itemsAt(draft.values, 'images'), ...(addKeys([{ file, alt: file }]) as object[])],
          },
        }));
      } else if (what === 'dropPicture')
        await session.changeValues(project, (value) => ({
          ...value,
          images: itemsAt(value, 'images').slice(1),
        }));
      else if (what === 'delete') {
        if (!getFormValue(session.state(), project)) continue;
        excuse(session, project);
        await session.deleteProject(project);
      } else if (what === 'add' && !getFormValue(session.state(), project)) await session.addProject(project);
    }
  }

  // All is quiet again: each owner saves what is left.
  fake.fail();
  fake.beStale(0);
  answer = 'mine';
  const faults: string[] = [];
  for (const place of sessions.keys()) {
    if (!sessions[place]) continue;
    const session = await show(place);
    for (const name of listUnsavedForms(session.state())) {
      // A project that begins anew may lack what it needs.
      let state = '';
      for (let count = 0; count < 3 && !['saved', 'unchanged', 'refused'].includes(state); count += 1)
        state = await trySave(session, name);
      if (state === 'refused')
        for (const token of tokensIn(JSON.stringify(getFormValue(session.state(), name) ?? '')))
          excused.add(token);
      else if (session.state().drafts.has(name) && listUnsavedForms(session.state()).includes(name))
        faults.push(`${name} cannot be saved: ${state}`);
    }
  }
  const { files } = fake.newest();
  const end = Object.values(files)
    .map(({ text = '' }) => text)
    .join('');
  for (const token of tokens) {
    const count = end.split(token).length - 1;
    if (count > 1) faults.push(`${token} is there ${count} times`);
    if (count === 0 && !excused.has(token)) faults.push(`${token} is lost`);
  }
  for (const [index, tree] of fake.trees.entries()) {
    const before = fake.trees[index - 1];
    if (before && !tree.head.startsWith('r') && JSON.stringify(before.files) === JSON.stringify(tree.files))
      faults.push(`${tree.head} changes nothing`);
  }
  for (const name of forms) {
    const text = files[name]?.text;
    if (text === undefined || name !== project) continue;
    for (const path of listPictures(name, readForm(files, name)?.plain ?? {}))
      if (!files[path]) faults.push(`${path} is named, and is not there`);
  }
  return { faults, asked };
}

test(`${runs} courses: nothing is lost without a question, nothing is saved twice, and nothing ends`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...ownSteps, ...othersSteps) as fc.Arbitrary<Step>, { minLength: 5, maxLength: 30 }),
      async (steps) => {
        const { faults } = await play(steps, 2);
        expect(faults).toEqual([]);
      },
    ),
    { numRuns: runs / 2, ...(runs <= 200 && { seed: 2009 }) },
  );
}, 600_000);

test('one owner with two tabs is never asked about her own changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...ownSteps) as fc.Arbitrary<Step>, { minLength: 5, maxLength: 30 }),
      async (steps) => {
        const { faults, asked } = await play(steps, 1);
        expect([...faults, ...asked]).toEqual([]);
      },
    ),
    { numRuns: runs / 2, ...(runs <= 200 && { seed: 2009 }) },
  );
}, 600_000);
