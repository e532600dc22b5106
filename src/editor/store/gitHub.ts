import { readText } from '../../content/readText.ts';
import { openRequests } from './gitHubRequests.ts';
import { type Files, isText, type Run, type Store, type StoredFile, type Version } from './store.ts';
import { StoreError } from './storeError.ts';

/** Folder of the content in the repository. */
const folder = 'content';
/** What builds and publishes the site, in `.github/workflows`. */
const workflow = 'deploy.yml';
/** How many texts one query asks for. GitHub ends a query after ten seconds. */
const textsInQuery = 200;
/** How many earlier saves are listed. */
const listedVersions = 50;

/** Begins the last line of a message about a deleted project. */
const deletedMark = 'Slettet mappe: ';

/** A commit in the list of GitHub's REST API. */
interface ListedCommit {
  sha: string;
  commit: { message: string; author: { name: string; date: string } };
  parents: { sha: string }[];
}

/** Answer to a query about a commit (https://docs.github.com/graphql/reference/objects#commit). */
interface QueriedCommit {
  oid: string;
  tree: { oid: string };
  history: { totalCount: number };
  /** The content folder. */
  file: { oid: string } | null;
}

const commitFields = `... on Commit { oid tree { oid } history { totalCount } file(path: "${folder}") { oid } }`;

/** What is known of a file by its id. */
type FileText = Omit<StoredFile, 'id'>;

/**
 * The content in a repository at GitHub, by its REST API for git's objects and by GraphQL. A reading takes
 * three requests, a save three and one for each picture; only the last one of a save changes the branch.
 *
 * @param repo `owner/name`
 * @param key a fine-grained token that may read and write the repository's contents
 */
export function openGitHub(repo: string, key: string): Store {
  const { get, post, query, readBytes, moveBranch } = openRequests(repo, key);
  /** The default branch, once it is read. */
  let branch = '';
  /** Ids of the root folders of commits, on which new ones are made. */
  const roots = new Map<string, string>();

  /** Texts by their ids. One that GitHub does not give as it is, is read and judged here. */
  async function readTexts(ids: readonly string[]): Promise<Map<string, FileText>> {
    const texts = new Map<string, FileText>();
    for (let start = 0; start < ids.length; start += textsInQuery) {
      const fields = ids
        .slice(start, start + textsInQuery)
        .map((id, index) => `f${index}: object(oid: "${id}") { ... on Blob { oid text byteSize } }`);
      type Blobs = Record<string, { oid: string; text: string | null; byteSize: number } | null>;
      for (const blob of Object.values(await query<Blobs>(fields.join('\n')))) {
        if (!blob) continue;
        const text = blob.text ?? '';
        // GitHub replaces what is not UTF-8.
        const isWhole = new TextEncoder().encode(text).length === blob.byteSize;
        if (isWhole) texts.set(blob.oid, { text: text.replace(/^\uFEFF/, '') });
      }
    }
    for (const id of ids) {
      if (texts.has(id)) continue;
      const bytes = await (await readBytes(id)).arrayBuffer();
      const read = readText(new Uint8Array(bytes));
      texts.set(id, 'text' in read ? read : { fault: read });
    }
    return texts;
  }

  /** Lists all files of a commit's content folder, with the texts that are wanted and not known. */
  async function readFiles(
    commit: QueriedCommit,
    known: Files,
    isWanted: (path: string) => boolean,
  ): Promise<Files> {
    if (!commit.file) return {};
    type Listing = { tree: { path: string; type: string; sha: string }[] };
    const { tree } = await get<Listing>(`git/trees/${commit.file.oid}?recursive=1`);
    const blobs = tree.filter(({ type }) => type === 'blob');
    const texts = new Map<string, FileText>();
    for (const { id, ...text } of Object.values(known)) texts.set(id, text);
    const unread = new Set<string>();
    for (const { path, sha } of blobs) {
      if (isText(path) && isWanted(path) && !texts.has(sha)) unread.add(sha);
    }
    for (const [id, text] of await readTexts([...unread])) texts.set(id, text);
    return Object.fromEntries(blobs.map(({ path, sha }) => [path, { id: sha, ...texts.get(sha) }]));
  }

  return {
    name: () => Promise.resolve(repo),

    read: async (known) => {
      type Answer = { defaultBranchRef: { name: string; target: QueriedCommit } | null };
      const { defaultBranchRef: ref } = await query<Answer>(
        `defaultBranchRef { name target { ${commitFields} } }`,
      );
      if (!ref?.target.file)
        throw new StoreError('missing', `Det er ingen mappe som heter ${folder} i ${repo}.`);
      const { oid: head, tree, history } = ref.target;
      branch = ref.name;
      roots.set(head, tree.oid);
      return { head, sequence: history.totalCount, files: await readFiles(ref.target, known, () => true) };
    },

    upload: async (picture) => {
      await post('git/blobs', { content: await encodeBase64(picture), encoding: 'base64' });
    },

    picture: readBytes,

    commit: async ({ parent, title, files, deletes }) => {
      const entries = Object.entries(files).map(([path, change]) => {
        const entry = { path: `${folder}/${path}`, mode: '100644', type: 'blob' };
        if (change === 'gone') return { ...entry, sha: null };
        return 'text' in change ? { ...entry, content: change.text } : { ...entry, sha: change.id };
      });
      type Made = { sha: string };
      const root = await post<Made>('git/trees', { base_tree: roots.get(parent.head), tree: entries });
      const message = deletes ? `${title}\n\n${deletedMark}${deletes}` : title;
      const made = await post<Made>('git/commits', { message, tree: root.sha, parents: [parent.head] });
      try {
        await moveBranch(branch, made.sha);
      } catch (error) {
        if (error instanceof StoreError && error.reason === 'outdated') return 'outdated';
        throw error;
      }
      roots.set(made.sha, root.sha);
      return { head: made.sha, sequence: parent.sequence + 1 };
    },

    versions: async (path) => {
      const place = encodeURIComponent(`${folder}/${path}`);
      const listed = await get<ListedCommit[]>(
        `commits?sha=${branch}&path=${place}&per_page=${listedVersions}`,
      );
      // The first commit replaced nothing.
      return listed.filter(({ parents }) => parents.length > 0).map(toVersion);
    },

    filesBefore: async ({ id }, path) => {
      type Answer = { object: { parents: { nodes: QueriedCommit[] } } | null };
      const { object } = await query<Answer>(
        `object(oid: "${id}") { ... on Commit { parents(first: 1) { nodes { ${commitFields} } } } }`,
      );
      const [before] = object?.parents.nodes ?? [];
      if (!before) return {};
      return readFiles(before, {}, (name) => name === path || name.startsWith(`${path}/`));
    },

    newestRun: async () => {
      type Runs = { workflow_runs: Run[] };
      const { workflow_runs: runs } = await get<Runs>(
        `actions/workflows/${workflow}/runs?branch=${encodeURIComponent(branch)}&per_page=1`,
      );
      return runs[0];
    },
  };
}

function toVersion({ sha, commit }: ListedCommit): Version {
  const { message, author } = commit;
  const [title = '', , lastLine = ''] = message.split('\n');
  const deletes = lastLine.startsWith(deletedMark) ? lastLine.slice(deletedMark.length) : undefined;
  return { id: sha, date: author.date, author: author.name, title, deletes };
}

/** The bytes of a file as GitHub takes them. */
const encodeBase64 = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('Not readable.'));
    reader.readAsDataURL(blob);
  });
