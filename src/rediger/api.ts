import { z } from 'zod';
import { RepositoryError, send } from './request.ts';

const object = z.object({ sha: z.string() });
const author = z.object({ name: z.string(), date: z.string() });
const commits = z.array(
  z.object({
    sha: z.string(),
    commit: z.object({ message: z.string(), author, tree: object }),
    parents: z.array(object),
  }),
);
const tree = z.object({ tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })) });
const runs = z.object({
  workflow_runs: z.array(
    z.object({ status: z.string(), conclusion: z.string().nullable(), html_url: z.string() }),
  ),
});

/**
 * The part of GitHub's REST API that reads and writes git's objects (https://docs.github.com/rest/git);
 * `tools/rediger/git-api.ts` answers the same on one's own machine.
 *
 * @param address of the repository in the API
 * @param onExpired called when the token is no longer taken
 */
export function openApi(address: string, token: string, onExpired: () => void) {
  const ask = async (path: string, init: RequestInit = {}, headers = {}) => {
    try {
      return await send(`${address}/${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${token}`, ...headers },
      });
    } catch (error) {
      if (error instanceof RepositoryError && error.failure === 'expired') onExpired();
      throw error;
    }
  };
  const get = async <Data>(schema: z.ZodType<Data>, path: string) =>
    schema.parse(await (await ask(path)).json());
  return {
    /** Lists commits from a branch or a commit back. */
    commits: (from: string, count: number, path = '') =>
      get(commits, `commits?sha=${from}&path=${path}&per_page=${count}`),
    /** Lists all files below a folder. */
    files: async (id: string) =>
      (await get(tree, `git/trees/${id}?recursive=1`)).tree.filter(({ type }) => type === 'blob'),
    bytes: async (id: string) =>
      (await ask(`git/blobs/${id}`, {}, { Accept: 'application/vnd.github.raw+json' })).blob(),
    /** Makes an object and returns its id, or moves a branch. */
    write: async (method: 'POST' | 'PATCH', path: string, body: object) =>
      object.parse(await (await ask(`git/${path}`, { method, body: JSON.stringify(body) })).json()).sha,
    /** Lists the runs of the workflow that builds the site from a commit. */
    runs: async (commit: string) => (await get(runs, `actions/runs?head_sha=${commit}`)).workflow_runs,
  };
}
