import { explainRefusal } from './refusals.ts';
import { sendRequest, readBody } from './request.ts';
import { StoreError } from './storeError.ts';

const api = 'https://api.github.com';

const noContact = 'Får ikke kontakt. Prøv igjen når du har nett. Det du har skrevet, er ikke borte.';
const noAnswer =
  'Fikk ikke svar, så det kan være lagret likevel. Trykk «Lagre» igjen når du har nett; ingenting blir ' +
  'lagret to ganger.';

/**
 * Requests to GitHub about a repository. All throw a StoreError for every answer that is not a success.
 *
 * @param repo `owner/name`
 */
export function openRequests(repo: string, key: string) {
  const own = `${api}/repos/${repo}`;

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Authorization: `Bearer ${key}`, ...init.headers };
    const answer = await sendRequest(url, { ...init, headers });
    const isSave = init.method === 'PATCH';
    if (!answer) throw isSave ? new StoreError('noAnswer', noAnswer) : new StoreError('noContact', noContact);
    if (answer.ok) return answer;
    // After an error of a server on the way the save may have been made.
    if (isSave && answer.status >= 500) throw new StoreError('noAnswer', noAnswer);
    throw explainRefusal(answer, await readBody(answer.text(), noContact), repo);
  }

  const readJson = <Body>(answer: Response) => readBody(answer.json() as Promise<Body>, noContact);

  return {
    get: async <Body>(path: string) => readJson<Body>(await send(`${own}/${path}`)),

    post: async <Body>(path: string, body: object) =>
      readJson<Body>(await send(`${own}/${path}`, { method: 'POST', body: JSON.stringify(body) })),

    /** Moves a branch: only this request saves. */
    moveBranch: async (branch: string, commit: string): Promise<void> => {
      const body = JSON.stringify({ sha: commit, force: false });
      await send(`${own}/git/refs/heads/${branch}`, { method: 'PATCH', body });
    },

    /** The bytes of a file by its id. */
    readBytes: async (id: string): Promise<Blob> => {
      const headers = { Accept: 'application/vnd.github.raw+json' };
      return readBody((await send(`${own}/git/blobs/${id}`, { headers })).blob(), noContact);
    },

    /** Asks GraphQL for fields of the repository. */
    query: async <Repository>(fields: string): Promise<Repository> => {
      const [owner, name] = repo.split('/');
      const body = JSON.stringify({
        query: `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields} } }`,
        variables: { owner, name },
      });
      type Answer = { data?: { repository: Repository | null } };
      const answer = await readJson<Answer>(await send(`${api}/graphql`, { method: 'POST', body }));
      if (!answer.data?.repository)
        throw new StoreError('missing', `GitHub finner ikke ${repo} med denne nøkkelen.`);
      return answer.data.repository;
    },
  };
}
