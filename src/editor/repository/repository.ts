import { isHiddenFile } from '../../content/content.ts';
import { openApi } from './api.ts';
import type { Snapshot } from '../draft.ts';
import { once } from './once.ts';
import { readJson, RepositoryError, send } from './request.ts';
import { openUploads } from './uploads.ts';
import type { SentPicture } from '../saving/storedPictures.ts';
import { sourceOf, type Values, withNamedLogo } from '../values.ts';

/** A commit of the editor. */
export interface Entry {
  commit: string;
  /** Missing for the first commit. */
  parent: string | undefined;
  author: string;
  /** ISO 8601. */
  date: string;
  /** First line of the message. */
  title: string;
}

const folder = 'content';
/** The branch that the site is built from (`.github/workflows/deploy.yml`). */
const branch = 'main';
/** Marks a commit of the editor: only these are listed, and can be undone. */
const trailer = 'Editor: rediger';

const gone = 'Et nytt bilde finnes ikke lenger i denne nettleseren. Slett det, og velg det på nytt.';

/** The content in git, at GitHub or on this machine. */
export type Repository = ReturnType<typeof openRepository>;

/** Opens the repository; for its parameters see `openApi`. */
export function openRepository(...where: Parameters<typeof openApi>) {
  const api = openApi(...where);
  /** Git's ids of files by name. The editor never uses the name of a picture again. */
  const ids = new Map<string, string>();
  /** The value of a file by git's id and its name, which decides what is read; `null` for a picture. */
  const value = once(async (_: string, id: string, name: string) => {
    if (!/\.(yaml|md)$/.test(name)) return null;
    // Imported while the content is requested: `main.ts` is kept small.
    const [file, { readFile }] = await Promise.all([api.bytes(id), import('../saving/text.ts')]);
    return readFile(name, await file.text());
  });
  /** Git ids of the pictures that have thumbnails; empty without a network. */
  const small = once(async (list: string) => {
    return new Set((await readJson(send(list, { cache: 'default' }))) as string[]);
  });
  /** What the draft had that a commit was made of, by commits whose save failed: its answer may be lost. */
  const sent = new Map<string, Values>();
  /** Pictures that are not saved yet, with their object URLs. */
  const held = new Map<string, { picture: Blob; url: string; onSent: SentPicture['onSent'] }>();
  const sendPictures = openUploads(ids, async (name) => {
    const own = held.get(name);
    if (!own) throw new RepositoryError('missing', gone);
    const id = await api.upload(own.picture);
    own.onSent(id);
    return id;
  });
  const saved = once(async (name: string) => {
    const id = ids.get(name);
    // A new project has no main picture yet, and GitHub answers a request for no id with an error.
    if (id === undefined) throw new RepositoryError('missing');
    const bytes = await api.bytes(id);
    // Browsers show SVG only with its own type; photographs with any.
    return URL.createObjectURL(name.endsWith('.svg') ? new Blob([bytes], { type: 'image/svg+xml' }) : bytes);
  });
  return {
    name: api.name,
    /** Reads the content at a commit, or the newest. */
    read: async (ref = branch): Promise<Snapshot> => {
      const [[newest], listed] = await Promise.all([api.commits(ref, 1), api.tree(ref)]);
      if (!newest) throw new RepositoryError('missing');
      const tree = newest.commit.tree.sha;
      // The branch may have moved between the two requests.
      const root = listed.sha === tree ? listed : await api.tree(tree);
      // Listing all other files would take longer than a second request.
      const own = root.tree.find(({ path }) => path === folder);
      const found = own ? (await api.tree(own.sha, true)).tree : [];
      const shown = found.filter(({ type, path }) => type === 'blob' && !isHiddenFile(path));
      const values = shown.map(async ({ path: name, sha }) => {
        if (ref === branch || !ids.has(name)) ids.set(name, sha);
        return [name, await value(`${sha} ${name}`, sha, name)] as const;
      });
      return {
        commit: newest.sha,
        tree,
        values: withNamedLogo(Object.fromEntries(await Promise.all(values))),
      };
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
     * @param own what the draft had before it was merged, if it is one
     * @returns `base` where they are the same
     * @throws RepositoryError `outdated` where the branch has moved on from `base`
     */
    commit: async (title: string, base: Snapshot, values: Values, own?: Values) => {
      const names = Object.keys({ ...base.values, ...values });
      const changed = names.filter((name) => textIn(values, name) !== textIn(base.values, name));
      if (changed.length === 0) return base;
      const pictures = changed.filter((name) => textIn(values, name) === null);
      await sendPictures(pictures);
      const entries = changed.map((name) => {
        const entry = { path: `${folder}/${name}`, mode: '100644', type: 'blob' };
        const content = textIn(values, name);
        if (typeof content === 'string') return { ...entry, content };
        return { ...entry, sha: content === undefined ? null : ids.get(name) };
      });
      const change = { base_tree: base.tree, tree: entries };
      const tree = await api.make('trees', change).catch((error: unknown) => {
        // Git removes what no commit uses after some weeks: the next save sends those pictures again.
        for (const name of pictures) if (held.has(name)) ids.delete(name);
        throw error;
      });
      const message = `${title}\n\n${trailer}`;
      const sha = await api.make('commits', { message, tree, parents: [base.commit] });
      await api.move(branch, sha).catch((error: unknown) => {
        if (own) sent.set(sha, own);
        throw error;
      });
      return { commit: sha, tree, values };
    },
    /** What the draft had that a commit of this page was made of, if its save seemed to fail. */
    sentAs: (commit: string) => sent.get(commit),
    /** Lists the newest commits of the editor, newest first. */
    history: async (): Promise<Entry[]> => {
      const commits = await api.commits(branch, 50, folder);
      const own = commits.filter(({ commit }) => commit.message.includes(trailer));
      return own.map(({ sha, commit: { message, author }, parents }) => {
        const [title = ''] = message.split('\n');
        return { commit: sha, parent: parents[0]?.sha, author: author.name, date: author.date, title };
      });
    },
    runs: api.runs,
  };
}

/** The text of a file in a content; `null` for a picture. */
const textIn = (values: Values, name: string) => values[name] && sourceOf(values[name]);
