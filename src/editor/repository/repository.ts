import { isHiddenFile } from '../../content/content.ts';
import type { Snapshot } from '../draft.ts';
import type { ReadFile } from '../saving/text.ts';
import type { SentPicture } from '../saving/storedPictures.ts';
import { type Content, noFields, withNamedLogo } from '../values.ts';
import { once } from './once.ts';
import { readJson, RepositoryError, send } from './request.ts';
import { type Commit, type FileChange, type Store } from './store.ts';
import { openUploads } from './uploads.ts';

/** A commit of the editor; its title is the first line of its message. */
export interface Entry extends Commit {
  title: string;
}

/** A content to commit. */
interface Change {
  title: string;
  /** Last line of the message, by which a retry finds the commit. */
  trailer: string;
  base: Snapshot;
  content: Content;
}

/** Marks a commit of the editor: only these are listed, and can be undone. */
const editorTrailer = 'Editor: rediger';

const gone = 'Et nytt bilde finnes ikke lenger i denne nettleseren. Slett det, og velg det på nytt.';

/** The content in git, at GitHub or on this machine. */
export type Repository = ReturnType<typeof openRepository>;

/** Opens the content of a store. */
export function openRepository(store: Store) {
  /** Git's ids of files by name. The editor never uses the name of a picture again. */
  const ids = new Map<string, string>();
  /** Files that have been read, by git's id and their name, which decides what is read. */
  const read = new Map<string, ReadFile | typeof noFields>();
  /** Git ids of the pictures that have thumbnails; empty without a network. */
  const small = once(async (list: string) => {
    return new Set((await readJson(send(list, { cache: 'default' }))) as string[]);
  });
  /** Pictures that are not saved yet, with their object URLs. */
  const held = new Map<string, { picture: Blob; url: string; onSent: SentPicture['onSent'] }>();
  const sendPictures = openUploads(ids, async (name) => {
    const own = held.get(name);
    if (!own) throw new RepositoryError('missing', gone);
    const id = await store.upload(own.picture);
    own.onSent(id);
    return id;
  });
  const saved = once(async (name: string) => {
    const id = ids.get(name);
    // A new project has no main picture yet, and GitHub answers a request for no id with an error.
    if (id === undefined) throw new RepositoryError('missing');
    const bytes = await store.bytes(id);
    // Browsers show SVG only with its own type; photographs with any.
    return URL.createObjectURL(name.endsWith('.svg') ? new Blob([bytes], { type: 'image/svg+xml' }) : bytes);
  });
  return {
    name: store.name,
    /** Reads the content at a commit, or the newest. */
    read: async (ref?: string): Promise<Snapshot> => {
      // Imported while the content is requested: `main.ts` is kept small.
      const reader = import('../saving/text.ts');
      const { commit, tree, files } = await store.read(ref, (id, name) => read.has(`${id} ${name}`));
      const { readAny, contentOf } = await reader;
      const shown = files.filter(({ name }) => !isHiddenFile(name));
      const content = shown.map(({ name, id, text }) => {
        if (ref === undefined || !ids.has(name)) ids.set(name, id);
        const file = read.get(`${id} ${name}`) ?? readAny(name, text);
        read.set(`${id} ${name}`, file);
        return [name, file] as const;
      });
      const { values, texts } = contentOf(Object.fromEntries(content));
      return { commit, tree, values: withNamedLogo(values), texts };
    },
    /** Keeps a new picture until it is saved. */
    hold: (name: string, picture: Blob, { id, onSent }: SentPicture) => {
      held.set(name, { picture, url: URL.createObjectURL(picture), onSent });
      if (id) ids.set(name, id);
    },
    /** Returns the address of a picture in full size. */
    picture: async (name: string) => held.get(name)?.url ?? saved(name),
    /** Returns the address of the thumbnail (480 px wide), or of the picture if it has none. */
    thumbnail: async (name: string) => {
      const [id = '', known] = [ids.get(name), await small('bilder/liste.json').catch(() => undefined)];
      return held.get(name)?.url ?? (known?.has(id) ? `bilder/${id}.webp` : saved(name));
    },
    /**
     * Commits a content on top of another.
     *
     * @returns `base` where they are the same
     * @throws RepositoryError `outdated` where the branch has moved on from `base`
     */
    commit: async ({ title, trailer, base, content }: Change): Promise<Snapshot> => {
      const names = Object.keys({ ...base.values, ...content.values });
      const changed = names.filter((name) => textIn(content, name) !== textIn(base, name));
      if (changed.length === 0) return base;
      const pictures = changed.filter((name) => content.values[name] === noFields);
      await sendPictures(pictures);
      const files = changed.map((name): [string, FileChange] => {
        if (!content.values[name]) return [name, 'deleted'];
        const text = content.texts[name]?.text;
        return [name, text === undefined ? { id: ids.get(name) ?? '' } : { text }];
      });
      const message = `${title}\n\n${editorTrailer}\n${trailer}`;
      const made = await store
        .commit({ message, base, files: Object.fromEntries(files) })
        .catch((error: unknown) => {
          // Git removes what no commit uses after some weeks: the next save sends those pictures again.
          for (const name of pictures) if (held.has(name)) ids.delete(name);
          throw error;
        });
      return { ...made, ...content };
    },
    /** Lists all commits after one up to another, newest first; all before it where the first is gone. */
    since: async (older: string, newer: string): Promise<Commit[]> => {
      const [later, count]: [Commit[], number] = [[], 100];
      for (let page = 1; ; page += 1) {
        const commits = await store.log(newer, { count, page });
        const end = commits.findIndex(({ commit }) => commit === older);
        later.push(...commits.slice(0, end < 0 ? undefined : end));
        if (end >= 0 || commits.length < count) return later;
      }
    },
    /** Lists the newest commits of the editor, newest first. */
    history: async (): Promise<Entry[]> => {
      const commits = await store.log(undefined, { count: 50, isOfContent: true });
      const own = commits.filter(({ message }) => message.includes(editorTrailer));
      return own.map((commit) => ({ ...commit, title: commit.message.replace(/\n[^]*/, '') }));
    },
    runs: store.runs,
  };
}

/** What is compared of a file: its text, or that it is there. */
const textIn = ({ values, texts }: Content, name: string) => texts[name]?.text ?? values[name];
