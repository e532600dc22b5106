import { expect, vi } from 'vitest';
import { fieldText, itemsAt, textAt, type FieldPath } from '../../src/content/values.ts';
import { type Draft, valueIn, withField } from '../../src/editor/draft.ts';
import { openRepository, type Repository } from '../../src/editor/repository/repository.ts';
import { RepositoryError } from '../../src/editor/repository/request.ts';
import { openGitHub } from '../../src/editor/repository/gitHub.ts';
import { type Choose } from '../../src/editor/saving/merge.ts';
import { saveDraft } from '../../src/editor/saving/save.ts';
import { type Drafts, openDrafts } from '../../src/editor/saving/storedDraft.ts';
import { undo } from '../../src/editor/saving/undo.ts';
import { screenOf, withoutChanges } from '../../src/editor/unsaved.ts';
import { fakeGitHub } from './fake-github.ts';
import { answerRequests } from './request.ts';

/** How a request fails. `lost`: the server has done it, but the answer never arrives. */
export type Fault = 'lost' | 'offline' | 'broken' | 'wait' | number;

/** What the owner, somebody else or the world does; only items of a list are moved and inserted. */
export type Step =
  | { what: 'type' | 'discard' | 'move' | 'insert'; tab: number; place: number }
  | { what: 'save'; tab: number; side: string }
  | { what: 'open' | 'close'; tab: number }
  | { what: 'undo'; tab: number; place: number }
  | { what: 'otherSaves'; place: number }
  | { what: 'clock'; hours: number }
  | { what: 'fail'; faults: readonly Fault[] }
  | { what: 'wait' | 'rewrite' };

/** Fields that the owner types in, and the line of each that somebody else changes. */
const places: { file: string; field: FieldPath; line: RegExp }[] = [
  { file: 'firm.yaml', field: ['description'], line: /^description: .*$/m },
  { file: 'firm.yaml', field: ['name'], line: /^name: .*$/m },
  { file: 'staff.yaml', field: ['title'], line: /^title: .*$/m },
  { file: 'projects/proj1/project.yaml', field: ['title'], line: /^title: .*$/m },
  { file: 'personvern.md', field: ['body'], line: /^## .*$/m },
  { file: 'services.yaml', field: ['services'], line: /^ {4}title: (.*)\n {4}description: .*$/m },
];

/** One tab, with what the app does around its draft (`app/start.tsx`, `useKeptDraft.ts`, `useSaving.ts`). */
interface Tab {
  repository: Repository;
  drafts: Drafts;
  draft: Draft;
  isTaken: boolean;
  isClosed: boolean;
  /** A save or an undo is on its way: further presses do nothing. */
  isBusy: boolean;
  kept: Promise<unknown>;
}

/** Awaits a promise while advancing the fake timers. */
async function settled<Result>(promise: Promise<Result>): Promise<Result> {
  let isOver = false;
  void promise.catch(() => undefined).finally(() => (isOver = true));
  while (!isOver) await vi.advanceTimersByTimeAsync(10_000);
  return promise;
}

/** An owner with two tabs, and a repository that others save in. */
export function openOwner(files: Readonly<Record<string, string>>) {
  const git = fakeGitHub(files);
  let faults: Fault[] = [];
  const tabs: (Tab | undefined)[] = [];
  /** Letters that the owner or somebody else has written. */
  const typed: string[] = [];
  /** Titles of the items that letters were typed in, by the owner or by others. */
  const itemOf = new Map<string, string>();
  const discarded: string[] = [];
  let saves: Promise<unknown>[] = [];
  let count = 0;

  answerRequests(({ method, url, body }) => {
    const fault = faults.shift();
    const done = () => git.answer(method, url, body);
    if (fault === undefined) return done();
    if (fault === 'lost') done();
    if (fault === 'lost' || fault === 'offline') return undefined;
    if (fault === 'broken') return new Response('{"sha": "4');
    if (fault === 'wait') return new Response('No', { status: 403, headers: { 'Retry-After': '30' } });
    return new Response('No', { status: fault });
  });

  const change = (tab: Tab, next: (now: Draft) => Draft) => {
    const draft = next(tab.draft);
    if (tab.isClosed || draft === tab.draft) return;
    tab.draft = draft;
    tab.kept = tab.drafts.keep(draft).then((keeping) => (tab.isTaken ||= keeping === 'taken'));
  };
  /** The letters that a value has. */
  const lettersIn = (value: unknown) => typed.filter((letter) => JSON.stringify(value)?.includes(letter));

  const close = (index: number) => {
    const tab = tabs[index];
    if (tab) tab.isClosed = true;
    tabs[index] = undefined;
  };
  const open = async (index: number) => {
    close(index);
    for (const other of tabs) if (other) other.isTaken = true;
    const repository = openRepository(openGitHub('eksempelbad/nettsted', ''));
    const drafts = openDrafts('eksempel');
    const taken = repository.read().then((newest) => drafts.take(newest, repository));
    // «Prøv igjen».
    const found = await settled(taken).catch(() => undefined);
    if (!found?.isKept) return;
    const state = { isTaken: false, isClosed: false, isBusy: false, kept: Promise.resolve() };
    const tab: Tab = { repository, drafts, draft: found.draft, ...state };
    tabs[index] = tab;
    tab.kept = drafts.keep(found.draft);
  };
  const save = (tab: Tab, side: 'mine' | 'theirs') => {
    const choose: Choose = (conflicts) => {
      discarded.push(...lettersIn(conflicts.map((sides) => sides[side === 'mine' ? 'theirs' : 'mine'])));
      return Promise.resolve(conflicts.map(() => side));
    };
    const { repository, drafts, draft } = tab;
    const done = saveDraft({ repository, drafts, draft, choose, change: (next) => change(tab, next) });
    follow(
      tab,
      done.then((next) => void (count += Number(next !== undefined))),
    );
  };
  const undoOne = async (tab: Tab, place: number) => {
    const { repository } = tab;
    const entries = await repository.history();
    const entry = entries[place % 3];
    if (!entry) return;
    // What the commit brought is gone without it.
    const [before, after] = [entry.parent, entry.commit].map((id) => JSON.stringify(git.textsAt(id ?? '')));
    discarded.push(...lettersIn(after).filter((letter) => !before?.includes(letter)));
    await undo(repository, entry, tab.draft, (next) => change(tab, next));
  };
  /** Waits for something that may fail with a sentence. */
  const follow = (tab: Tab, done: Promise<void>) => {
    tab.isBusy = true;
    const failed = (error: unknown) => expect(error).toBeInstanceOf(RepositoryError);
    saves.push(done.catch(failed).finally(() => (tab.isBusy = false)));
  };

  return {
    do: async (step: Step): Promise<void> => {
      if (step.what === 'open') return open(step.tab);
      if (step.what === 'close') return close(step.tab);
      if (step.what === 'rewrite') return git.rewrite();
      if (step.what === 'fail') return void (faults = [...step.faults]);
      if (step.what === 'clock') return void vi.setSystemTime(Date.now() + step.hours * 3_600_000);
      if (step.what === 'wait') return void (await settled(Promise.all(saves)));
      const { file, field, line } = places[('place' in step && step.place) || 0] ?? {
        file: '',
        field: [],
        line: /^/,
      };
      if (step.what === 'otherSaves')
        return git.change(`content/${file}`, line, (was, title = '') => {
          const letter = `a${itemOf.size}c`;
          itemOf.set(letter, title);
          typed.push(letter);
          return `${was} ${letter}`;
        });
      if (!('tab' in step)) return;
      const tab = [tabs[step.tab], ...tabs].find((each) => each && !each.isTaken);
      if (!tab) return;
      if (/save|undo/.test(step.what) && tab.isBusy) return;
      if (step.what === 'save') return save(tab, step.side === 'mine' ? 'mine' : 'theirs');
      if (step.what === 'undo') return follow(tab, undoOne(tab, step.place));
      if (step.what === 'discard') {
        const screen = screenOf(file);
        const next = withoutChanges(tab.draft, screen);
        discarded.push(
          ...lettersIn(tab.draft.values).filter((letter) => !lettersIn(next.values).includes(letter)),
        );
        return change(tab, () => next);
      }
      const [letter, at] = [`b${typed.length}c`, typed.length % 3];
      const edit = (within: FieldPath, next: (now: unknown) => unknown) =>
        change(tab, (now) => withField(now, file, within, next));
      const items = itemsAt(valueIn(tab.draft, file), ...field);
      if (step.what === 'move' && items.length > 0)
        return edit(field, () => items.toSpliced(at, 2, items[at + 1], items[at]));
      typed.push(letter);
      if (items.length === 0) return edit(field, (now) => `${fieldText(now)} ${letter}`);
      const added = { icon: 'bath', title: letter, description: 'En tjeneste.', features: ['Fastpris'] };
      if (step.what === 'insert') return edit(field, () => items.toSpliced(at, 0, added));
      itemOf.set(letter, textAt(items[at], 'title'));
      edit([...field, at, 'description'], (now) => `${fieldText(now)} ${letter}`);
    },
    /** How many saves have succeeded. */
    saved: () => count,
    /** What is wrong when all is quiet again: in the newest content, its history and the draft. */
    faults: async (): Promise<string[]> => {
      faults = [];
      await settled(Promise.all([...saves, ...tabs.map((tab) => tab?.kept)]));
      saves = [];
      close(0);
      close(1);
      await open(0);
      const draft = tabs[0]?.draft.values ?? {};
      const history = git.history().map((id) => JSON.stringify(git.textsAt(id)));
      const found = (history[0] ?? '') + JSON.stringify(draft);
      const missing = typed.filter((letter) => !found.includes(letter) && !discarded.includes(letter));
      const isTwice = (letter: string) =>
        [history[0] ?? '', JSON.stringify(draft)].some((text) => text.split(letter).length > 2);
      const items = itemsAt(draft['services.yaml'], 'services');
      const misplaced = items.flatMap((item) =>
        [...itemOf].filter(
          ([letter, title]) =>
            textAt(item, 'description').includes(letter) && textAt(item, 'title') !== title,
        ),
      );
      const empty = history.filter((text, index) => text === history[index + 1]);
      const ids = git.history().flatMap((id) => /^Save-Id: .*/m.exec(git.messageOf(id))?.[0] ?? []);
      return [
        ...missing.map((letter) => `${letter} is lost`),
        ...typed.filter(isTwice).map((letter) => `${letter} is there twice`),
        ...misplaced.map(([letter]) => `${letter} is in another item`),
        ...empty.map(() => 'a commit changes nothing'),
        ...ids.filter((id, index) => ids.includes(id, index + 1)).map((id) => `${id} is saved twice`),
      ];
    },
  };
}
