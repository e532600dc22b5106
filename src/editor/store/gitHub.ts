import { readText } from '../../content/readText.ts';
import { ask, bodyOf } from './request.ts';
import { type Files, isText, type Run, type Store, type StoredFile, type Version } from './store.ts';
import { StoreError } from './storeError.ts';
import { refusalOf } from './refusals.ts';

const api = 'https://api.github.com';
/** Folder of the content in the repository. */
const folder = 'content';
/** What builds and publishes the site, in `.github/workflows`. */
const workflow = 'deploy.yml';
/** How many texts one query asks for. GitHub ends a query after ten seconds. */
const textsInQuery = 200;
/** How many earlier saves are listed. */
const listedVersions = 50;

const noContact = 'Får ikke kontakt. Prøv igjen når du har nett. Det du har skrevet, er ikke borte.';
const noAnswer =
  'Fikk ikke svar, så det kan være lagret likevel. Trykk «Lagre» igjen når du har nett; ingenting blir ' +
  'lagret to ganger.';

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

/**
 * The content in a repository at GitHub, by its REST API for git's objects and by GraphQL. A reading takes
 * three requests, a save three and one for each picture; only the last one of a save changes the branch.
 *
 * @param repo `owner/name`
 * @param key a fine-grained token that may read and write the repository's contents
 */
export function openGitHub(repo: string, key: string): Store {
  const own = `${api}/repos/${repo}`;
  /** The default branch, once it is read. */
  let branch = '';
  /** Ids of the root folders of commits, on which new ones are made. */
  const roots = new Map<string, string>();

  /** @throws StoreError for every answer that is not a success */
  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Authorization: `Bearer ${key}`, ...init.headers };
    const answer = await ask(url, { ...init, headers });
    const isSave = init.method === 'PATCH';
    if (!answer) throw isSave ? new StoreError('noAnswer', noAnswer) : new StoreError('noContact', noContact);
    if (answer.ok) return answer;
    // After an error of a server on the way the save may have been made.
    if (isSave && answer.status >= 500) throw new StoreError('noAnswer', noAnswer);
    throw refusalOf(answer, await bodyOf(answer.text(), noContact), repo);
  }

  const json = async <Body>(answer: Response) => bodyOf(answer.json() as Promise<Body>, noContact);
  const get = async <Body>(path: string) => json<Body>(await send(`${own}/${path}`));
  const post = async <Body>(path: string, body: object) =>
    json<Body>(await send(`${own}/${path}`, { method: 'POST', body: JSON.stringify(body) }));

  async function query<Repository>(fields: string): Promise<Repository> {
    const [owner, name] = repo.split('/');
    const body = JSON.stringify({
      query: `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields} } }`,
      variables: { owner, name },
    });
    const answer = await json<{ data?: { repository: Repository | null } }>(
      await send(`${api}/graphql`, { method: 'POST', body }),
    );
    if (!answer.data?.repository)
      throw new StoreError('missing', `GitHub finner ikke ${repo} med denne nøkkelen.`);
    return answer.data.repository;
  }

  const bytes = async (id: string) => {
    const headers = { Accept: 'application/vnd.github.raw+json' };
    return bodyOf((await send(`${own}/git/blobs/${id}`, { headers })).blob(), noContact);
  };

  /** Texts by their ids. One that GitHub does not give as it is, is read and judged here. */
  async function readTexts(ids: readonly string[]): Promise<Map<string, Omit<StoredFile, 'id'>>> {
    const texts = new Map<string, Omit<StoredFile, 'id'>>();
    for (let start = 0; start < ids.length; start += textsInQuery) {
      const group = ids.slice(start, start + textsInQuery);
      const fields = group.map(
        (id, index) => `f${index}: object(oid: "${id}") { ... on Blob { oid text byteSize } }`,
      );
      type Blobs = Record<string, { oid: string; text: string | null; byteSize: number } | null>;
      for (const blob of Object.values(await query<Blobs>(fields.join('\n')))) {
        // GitHub replaces what is not UTF-8.
        const isWhole = blob && new TextEncoder().encode(blob.text ?? '').length === blob.byteSize;
        if (isWhole) texts.set(blob.oid, { text: (blob.text ?? '').replace(/^\uFEFF/, '') });
      }
    }
    for (const id of ids) {
      if (texts.has(id)) continue;
      const read = readText(new Uint8Array(await (await bytes(id)).arrayBuffer()));
      texts.set(id, 'text' in read ? read : { fault: read });
    }
    return texts;
  }

  /** Lists all files of a commit's content folder, with the texts that are wanted and not known. */
  async function filesOf(
    commit: QueriedCommit,
    known: Files,
    isWanted: (path: string) => boolean,
  ): Promise<Files> {
    if (!commit.file) return {};
    type Listing = { tree: { path: string; type: string; sha: string }[] };
    const { tree } = await get<Listing>(`git/trees/${commit.file.oid}?recursive=1`);
    const blobs = tree.filter(({ type }) => type === 'blob');
    const read = new Map<string, Omit<StoredFile, 'id'>>();
    for (const { id, ...file } of Object.values(known)) read.set(id, file);
    const unread = blobs
      .filter(({ path, sha }) => isText(path) && isWanted(path) && !read.has(sha))
      .map(({ sha }) => sha);
    for (const [id, file] of await readTexts([...new Set(unread)])) read.set(id, file);
    return Object.fromEntries(blobs.map(({ path, sha }) => [path, { id: sha, ...read.get(sha) }]));
  }

  return {
    name: () => Promise.resolve(repo),

    read: async (known) => {
      const { defaultBranchRef: ref } = await query<{
        defaultBranchRef: { name: string; target: QueriedCommit } | null;
      }>(`defaultBranchRef { name target { ${commitFields} } }`);
      if (!ref?.target.file)
        throw new StoreError('missing', `Det er ingen mappe som heter ${folder} i ${repo}.`);
      branch = ref.name;
      roots.set(ref.target.oid, ref.target.tree.oid);
      const files = await filesOf(ref.target, known, () => true);
      return { head: ref.target.oid, age: ref.target.history.totalCount, files };
    },

    upload: async (picture) => {
      await post('git/blobs', { content: await base64(picture), encoding: 'base64' });
    },

    picture: bytes,

    commit: async ({ parent, title, files, deletes }) => {
      const tree = Object.entries(files).map(([path, change]) => {
        const entry = { path: `${folder}/${path}`, mode: '100644', type: 'blob' };
        if (change === 'gone') return { ...entry, sha: null };
        return 'text' in change ? { ...entry, content: change.text } : { ...entry, sha: change.id };
      });
      const root = await post<{ sha: string }>('git/trees', { base_tree: roots.get(parent.head), tree });
      const message = deletes ? `${title}\n\n${deletedMark}${deletes}` : title;
      const made = await post<{ sha: string }>('git/commits', {
        message,
        tree: root.sha,
        parents: [parent.head],
      });
      const body = JSON.stringify({ sha: made.sha, force: false });
      try {
        await send(`${own}/git/refs/heads/${branch}`, { method: 'PATCH', body });
      } catch (error) {
        if (error instanceof StoreError && error.reason === 'outdated') return 'outdated';
        throw error;
      }
      roots.set(made.sha, root.sha);
      return { head: made.sha, age: parent.age + 1 };
    },

    versions: async (path) => {
      const listed = await get<ListedCommit[]>(
        `commits?sha=${branch}&path=${encodeURIComponent(`${folder}/${path}`)}&per_page=${listedVersions}`,
      );
      return listed.flatMap(({ sha, commit, parents: [parent] }): Version[] => {
        if (!parent) return [];
        const [title = '', , last = ''] = commit.message.split('\n');
        const deletes = last.startsWith(deletedMark) ? last.slice(deletedMark.length) : undefined;
        return [{ id: sha, date: commit.author.date, author: commit.author.name, title, deletes }];
      });
    },

    filesBefore: async ({ id }, path) => {
      const { object } = await query<{
        object: { parents: { nodes: QueriedCommit[] } } | null;
      }>(`object(oid: "${id}") { ... on Commit { parents(first: 1) { nodes { ${commitFields} } } } }`);
      const [before] = object?.parents.nodes ?? [];
      if (!before) return {};
      return filesOf(before, {}, (name) => name === path || name.startsWith(`${path}/`));
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

/** Begins the last line of a message about a deleted project. */
const deletedMark = 'Slettet mappe: ';

/** The bytes of a file as GitHub takes them. */
const base64 = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('Not readable.'));
    reader.readAsDataURL(blob);
  });
