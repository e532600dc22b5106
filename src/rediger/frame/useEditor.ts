import { useEffect, useMemo, useRef, useState } from 'react';
import type { Issue } from '../../content/check/issue.ts';
import { pathIn } from '../../content/content.ts';
import { itemsAt, textAt, valueAt } from '../../content/values.ts';
import { type Draft, type FileValue, mistakesIn, valueOf } from '../draft.ts';
import type { Pictures } from '../pictures/context.ts';
import type { Files, Repository, Snapshot } from '../repository.ts';
import { RepositoryError } from '../request.ts';
import { filesAfter } from '../saving/contents.ts';
import { forgetDraft, keepDraft, loadDraft } from '../saving/drafts.ts';
import { followPublishing, type PublishingStatus } from '../saving/follow.ts';
import type { Choose } from '../saving/merge.ts';
import { draftAfter, saveDraft } from '../saving/save.ts';

const orderFile = 'projects.yaml';
const projectFile = (id: string) => `projects/${id}/project.yaml`;

const shortId = () => crypto.randomUUID().slice(0, 8);

const emptyDraft = (base: string): Draft => ({ base, values: new Map(), pictures: new Map(), deletions: [] });

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

const isUntouched = ({ values, deletions }: Draft) => values.size === 0 && deletions.length === 0;

const savedValues = new WeakMap<Snapshot, Map<string, FileValue>>();

/** What a saved file says; read once for a snapshot. */
function savedValue(snapshot: Snapshot | undefined, name: string): FileValue {
  if (!snapshot) return {};
  const known = savedValues.get(snapshot) ?? new Map<string, FileValue>();
  savedValues.set(snapshot, known);
  const value = known.get(name) ?? valueOf(name, snapshot.files.get(name) ?? '');
  known.set(name, value);
  return value;
}

/** The content with what the owner has changed in it, and everything that can be done to it. */
export function useEditor(repository: Repository, choose: Choose) {
  const [snapshot, setSnapshot] = useState<Snapshot>();
  const [draft, setDraft] = useState<Draft>(emptyDraft(''));
  const [status, setStatus] = useState<PublishingStatus | { state: 'saving' | 'failed'; text: string }>();
  const following = useRef(new AbortController());

  useEffect(() => {
    Promise.all([repository.read(), loadDraft()]).then(
      ([read, kept]) => {
        setSnapshot(read);
        setDraft(kept ?? emptyDraft(read.commit));
      },
      // The sentences of failures are about saving.
      (error: unknown) =>
        setStatus({
          state: 'failed',
          text: error instanceof RepositoryError && error.failure === 'expired' ? error.message : '',
        }),
    );
  }, [repository]);
  useEffect(() => {
    if (draft.base === '') return;
    const timer = setTimeout(() => void (isUntouched(draft) ? forgetDraft() : keepDraft(draft)), 300);
    return () => clearTimeout(timer);
  }, [draft]);

  const saved = snapshot?.files ?? new Map<string, string | null>();
  const read = (name: string) => draft.values.get(name) ?? savedValue(snapshot, name);
  const write = (...changed: [string, FileValue][]) =>
    setDraft((now) => ({ ...now, values: new Map([...now.values, ...changed]) }));

  const [settled, setSettled] = useState<{ files: Files; mistakes: readonly Issue[] }>({
    files: new Map(),
    mistakes: [],
  });
  useEffect(() => {
    if (!snapshot) return;
    const settle = () => {
      const files = filesAfter(snapshot.files, draft);
      setSettled({ files, mistakes: isUntouched(draft) ? [] : mistakesIn(files) });
    };
    // Writing and checking all files takes longer than a key press may.
    const timer = setTimeout(settle, isUntouched(draft) ? 0 : 400);
    return () => clearTimeout(timer);
  }, [snapshot, draft]);
  const order = itemsAt(read(orderFile), 'order').map(String);
  const ids = [...new Set([...saved.keys(), ...draft.values.keys()])]
    .filter((name) => name.endsWith('/project.yaml') && !draft.deletions.includes(name))
    .map((name) => name.split('/')[1] ?? '');
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const projects = ids.toSorted((a, b) => place(a) - place(b) || a.localeCompare(b, 'nb', { numeric: true }));

  const latest = useRef({ saved, draft });
  useEffect(() => {
    latest.current = { saved, draft };
  });
  const pictures = useMemo((): Pictures => {
    const urls = new Map<string, string>();
    const own = (name: string) => {
      const picture = latest.current.draft.pictures.get(name);
      const url = urls.get(name) ?? (picture && URL.createObjectURL(picture));
      if (url) urls.set(name, url);
      return url;
    };
    return {
      add: (folder, picture) => {
        // Never used again: undo and people who add pictures at once go by names.
        const added = pathIn(folder, `${shortId()}.${extensions[picture.type] ?? 'jpg'}`);
        urls.set(added, URL.createObjectURL(picture));
        setDraft((now) => ({ ...now, pictures: new Map([...now.pictures, [added, picture]]) }));
        return added;
      },
      url: async (name) => own(name) ?? repository.picture(name),
      thumbnail: async (name) => own(name) ?? repository.thumbnail(name),
    };
  }, [repository]);

  const follow = (commit: string) => {
    following.current.abort();
    following.current = new AbortController();
    void followPublishing(repository, commit, setStatus, following.current.signal);
  };

  return {
    snapshot,
    /** The content as it would be saved, and what is wrong in it; some 400 ms behind the typing. */
    files: settled.files,
    mistakes: settled.mistakes,
    status,
    pictures,
    projects,
    read,
    write,
    isChanged: !isUntouched(draft),
    people: [
      ...itemsAt(read('staff.yaml'), 'staff').map((person) => textAt(person, 'name')),
      ...itemsAt(read('staff.yaml'), 'others').map((name) => textAt(name)),
    ],
    featured: textAt(read(orderFile), 'featured') || projects[0],
    feature: (id: string) => write([orderFile, { ...read(orderFile), featured: id }]),
    titleOf: (id: string) => textAt(read(projectFile(id)), 'title') || 'Uten navn',
    pictureOf: (id: string) => {
      const value = read(projectFile(id));
      const name = textAt(value, 'mainImage') || textAt(valueAt(value, 'images', 0), 'file');
      return name && `projects/${id}/${name}`;
    },
    moveProject: (id: string, by: -1 | 1) => {
      const from = projects.indexOf(id);
      write([
        orderFile,
        { ...read(orderFile), order: projects.toSpliced(from, 1).toSpliced(from + by, 0, id) },
      ]);
    },
    /** Adds an empty project, first in the order, and returns its id. */
    addProject: (): string => {
      const id = `prosjekt-${shortId()}`;
      write(
        [projectFile(id), { title: '', description: '', images: [] }],
        [orderFile, { ...read(orderFile), order: [...projects, id] }],
      );
      return id;
    },
    deleteProject: (id: string) => {
      const { featured, ...rest } = read(orderFile);
      const isSaved = saved.has(projectFile(id));
      setDraft((now) => ({
        ...now,
        values: new Map([
          ...[...now.values].filter(([name]) => name !== projectFile(id)),
          [
            orderFile,
            {
              ...rest,
              ...(featured !== id && featured !== undefined && { featured }),
              order: projects.filter((other) => other !== id),
            },
          ],
        ]),
        deletions: isSaved ? [...now.deletions, projectFile(id)] : now.deletions,
      }));
    },
    /** Takes the whole draft back to `before`, for «Angre» after a deletion. */
    draft,
    restore: setDraft,
    checkNow: () => mistakesIn(filesAfter(saved, draft)),
    /** Saves the draft; what is typed meanwhile stays in the next one. */
    save: async () => {
      if (!snapshot) return;
      following.current.abort();
      setStatus({ state: 'saving', text: 'Lagrer …' });
      try {
        const next = await saveDraft(repository, snapshot, draft, choose);
        setSnapshot(next);
        setDraft((now) => draftAfter(draft, now, snapshot, next));
        if (next === snapshot) setStatus({ state: 'unknown', text: 'Ingenting er endret.' });
        else follow(next.commit);
      } catch (error) {
        setStatus(failure(error));
      }
    },
    /** Shows the content after a change was undone, and follows it. */
    reload: (next: Snapshot) => {
      setSnapshot(next);
      // A draft keeps the commit that it was begun on: saving merges it with what was undone.
      setDraft((now) => (isUntouched(now) ? emptyDraft(next.commit) : now));
      follow(next.commit);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

function failure(error: unknown): { state: 'failed'; text: string } {
  if (error instanceof RepositoryError) return { state: 'failed', text: error.message };
  reportError(error);
  return {
    state: 'failed',
    text: 'Noe gikk galt, og ingenting er lagret. Det du har skrevet, er her fortsatt.',
  };
}
