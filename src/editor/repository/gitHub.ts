import { readJson, RepositoryError, send } from './request.ts';
import { isText, type Run, type Store } from './store.ts';

/** A commit in GitHub's list, as far as the editor reads it. */
interface Listed {
  sha: string;
  commit: { message: string; author: { name: string; date: string }; tree: { sha: string } };
  parents: { sha: string }[];
}

interface Tree {
  sha: string;
  tree: { path: string; type: string; sha: string }[];
}

/** Answer to a query for texts. */
interface Texts {
  data?: { repository?: Record<string, { oid: string; text: string | null; byteSize: number } | null> };
}

const folder = 'content';
/** The branch that the site is built from. */
const branch = 'main';
/** What builds and publishes it, in `.github/workflows`. */
const workflow = 'deploy.yml';
/** How many texts one request asks for. GitHub ends a query after ten seconds. */
const most = 200;

/**
 * The content at GitHub, by its REST API for git's objects (https://docs.github.com/rest/git). Texts are read
 * by GraphQL, many in one request; GitHub allows 5,000 requests an hour of the one, and as many points of the
 * other, of which such a query costs one.
 *
 * @param repo `owner/name`
 */
export function openGitHub(repo: string, token: string): Store {
  const api = 'https://api.github.com';
  const ask = (path: string, init: RequestInit = {}, headers = {}) =>
    send(`${api}/${path}`, { ...init, headers: { Authorization: `Bearer ${token}`, ...headers } });
  const own = `repos/${repo}`;
  /** Typed as GitHub documents its answers; they are not validated. */
  const get = async <Data>(path: string) => (await readJson(ask(`${own}/${path}`))) as Data;
  const write = (method: 'POST' | 'PATCH', path: string, body: object) =>
    ask(`${own}/git/${path}`, { method, body: JSON.stringify(body) });
  /** Stores an object and returns its id. */
  const make = async (kind: 'blobs' | 'trees' | 'commits', body: object) =>
    ((await readJson(write('POST', kind, body))) as { sha: string }).sha;
  /** Lists the tree of a branch, commit or folder. */
  const tree = (from: string, isDeep = false) =>
    get<Tree>(`git/trees/${from}${isDeep ? '?recursive=1' : ''}`);
  const list = (from: string, count: number, page = 1, path = '') =>
    get<Listed[]>(`commits?sha=${from}&path=${path}&per_page=${count}&page=${page}`);
  const bytes = async (id: string) =>
    (await ask(`${own}/git/blobs/${id}`, {}, { Accept: 'application/vnd.github.raw+json' })).body;

  /** Texts by git's ids. Those that GitHub would not give whole are read one by one. */
  const texts = async (ids: readonly string[]): Promise<Map<string, string>> => {
    const [owner = '', name = ''] = repo.split('/');
    const groups = Array.from({ length: Math.ceil(ids.length / most) }, (_, at) =>
      ids.slice(at * most, (at + 1) * most),
    );
    const answers = groups.map(async (group) => {
      const files = group.map((id, at) => `f${at}: object(oid: "${id}") { ...file }`).join('\n');
      const query =
        `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${files} } }\n` +
        'fragment file on Blob { oid text byteSize }';
      const body = JSON.stringify({ query, variables: { owner, name } });
      const { data } = (await readJson(ask('graphql', { method: 'POST', body })).catch(noTexts)) as Texts;
      return Object.values(data?.repository ?? {});
    });
    const found = (await Promise.all(answers)).flat().flatMap((file): [string, string][] => {
      const text = file?.text ?? '';
      return file && new TextEncoder().encode(text).length === file.byteSize ? [[file.oid, text]] : [];
    });
    const known = new Map(found);
    const rest = ids.filter((id) => !known.has(id));
    const read = await Promise.all(rest.map(async (id) => [id, await (await bytes(id)).text()] as const));
    return new Map([...known, ...read]);
  };

  return {
    name: () => Promise.resolve(repo),
    read: async (ref = branch, isKnown) => {
      const [[newest], listed] = await Promise.all([list(ref, 1), tree(ref)]);
      if (!newest) throw new RepositoryError('missing');
      const { sha: commit, commit: about } = newest;
      // The branch may have moved between the two requests.
      const root = listed.sha === about.tree.sha ? listed : await tree(about.tree.sha);
      // Listing all other files would take longer than a second request.
      const content = root.tree.find(({ path }) => path === folder);
      const found = content ? (await tree(content.sha, true)).tree : [];
      const files = found.flatMap(({ type, path, sha }) =>
        type === 'blob' ? [{ name: path, id: sha }] : [],
      );
      const unknown = files.flatMap(({ name, id }) => (isText(name) && !isKnown(id, name) ? [id] : []));
      const read = await texts([...new Set(unknown)]);
      const withText = files.map((file) => {
        const text = read.get(file.id);
        return text === undefined ? file : { ...file, text };
      });
      return { commit, tree: about.tree.sha, files: withText };
    },
    bytes,
    upload: async (picture) => make('blobs', { content: await base64(picture), encoding: 'base64' }),
    commit: async ({ message, base, files }) => {
      const entries = Object.entries(files).map(([name, file]) => {
        const entry = { path: `${folder}/${name}`, mode: '100644', type: 'blob' };
        if (file === 'deleted') return { ...entry, sha: null };
        return 'text' in file ? { ...entry, content: file.text } : { ...entry, sha: file.id };
      });
      const made = await make('trees', { base_tree: base.tree, tree: entries });
      const sha = await make('commits', { message, tree: made, parents: [base.commit] });
      await write('PATCH', `refs/heads/${branch}`, { sha });
      return { commit: sha, tree: made };
    },
    log: async (from = branch, { count, page, isOfContent }) => {
      const commits = await list(from, count, page, isOfContent ? folder : '');
      return commits.map(({ sha, commit: { message, author }, parents: [parent] }) => ({
        ...{ commit: sha, parent: parent?.sha, message },
        ...{ author: author.name, date: author.date },
      }));
    },
    runs: async (commit) =>
      (await get<{ workflow_runs: Run[] }>(`actions/workflows/${workflow}/runs?head_sha=${commit}`))
        .workflow_runs,
  };
}

/** A query that GitHub refused or gave up; any other failure would be that of the next request, too. */
function noTexts(error: unknown): Texts {
  if (error instanceof RepositoryError && error.failure === 'refused') return {};
  throw error;
}

/** The bytes of a file as GitHub takes them. */
const base64 = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('Not readable.'));
    reader.readAsDataURL(blob);
  });
