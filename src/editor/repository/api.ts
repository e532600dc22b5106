import { readJson, send } from './request.ts';
import { noteTokenEnd } from './tokenEnd.ts';

/** A commit in GitHub's list, as far as the editor reads it. */
interface Commit {
  sha: string;
  commit: { message: string; author: { name: string; date: string }; tree: { sha: string } };
  parents: { sha: string }[];
}

interface Tree {
  sha: string;
  tree: { path: string; type: string; sha: string }[];
}

/** A run of a workflow. */
interface Run {
  status: string;
  conclusion: string | null;
  html_url: string;
}

/** What builds and publishes the site, in `.github/workflows`. */
const workflow = 'deploy.yml';

/**
 * The part of GitHub's REST API that reads and writes git's objects (https://docs.github.com/rest/git);
 * `tools/rediger/git-api.ts` answers the same on one's own machine.
 *
 * @param address of the repository in the API
 */
export function openApi(address: string, token: string) {
  const ask = async (path: string, init: RequestInit = {}, headers = {}) => {
    const authorized = { ...init, headers: { Authorization: `Bearer ${token}`, ...headers } };
    const answer = await send(`${address}/${path}`, authorized);
    noteTokenEnd(answer);
    return answer;
  };
  /** Typed as GitHub documents its answers; they are not validated. */
  const get = async <Data>(path: string) => (await readJson(ask(path))) as Data;
  const write = (method: 'POST' | 'PATCH', path: string, body: object) =>
    ask(`git/${path}`, { method, body: JSON.stringify(body) });
  /** Stores an object and returns its id. */
  const make = async (kind: 'blobs' | 'trees' | 'commits', body: object) =>
    ((await readJson(write('POST', kind, body))) as { sha: string }).sha;
  return {
    /** Name of the repository: `owner/name`, or its folder on one's own machine. */
    name: async () => (await get<{ full_name: string }>('')).full_name,
    /** Lists commits from a branch or a commit back. */
    commits: (from: string, count: number, path = '') =>
      get<Commit[]>(`commits?sha=${from}&path=${path}&per_page=${count}`),
    /** Lists the tree of a branch, commit or folder; recursively with `isDeep`. */
    tree: (from: string, isDeep = false) => get<Tree>(`git/trees/${from}${isDeep ? '?recursive=1' : ''}`),
    bytes: async (id: string) =>
      (await ask(`git/blobs/${id}`, {}, { Accept: 'application/vnd.github.raw+json' })).body,
    make,
    upload: async (picture: Blob) => make('blobs', { content: await base64(picture), encoding: 'base64' }),
    /** Moves a branch to a commit on top of it. */
    move: (branch: string, sha: string) => write('PATCH', `refs/heads/${branch}`, { sha }),
    /** Lists the runs of the site's own workflow for a commit; others may fail without touching the site. */
    runs: async (commit: string) =>
      (await get<{ workflow_runs: Run[] }>(`actions/workflows/${workflow}/runs?head_sha=${commit}`))
        .workflow_runs,
  };
}

/** The bytes of a file as the API takes them. */
const base64 = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('Not readable.'));
    reader.readAsDataURL(blob);
  });
