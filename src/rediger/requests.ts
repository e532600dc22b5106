import { mistakesIn, sentenceOf } from './checks.ts';
import { complete, type FileChanges } from './complete.ts';
import { contentAt, ourCommit } from './repository.ts';
import { asWritten } from './written.ts';

/** Says no, in a sentence for whoever sits at the form; Sveltia shows it in a dialog of its own. */
export class Refused extends Error {}

/**
 * Lets the page ask its own host and the repository's, and no other: Sveltia asks others whether GitHub is well and whether
 * it is itself outdated. The policy of the page refuses them too, with a red line for each. A commit is completed, and
 * refused where the build would stop at it; one of ours has its texts as they shall be.
 */
export function guardRequests() {
  const ask = window.fetch;
  const home = [location.origin, 'https://api.github.com'];
  window.fetch = async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!home.includes(origin)) throw new TypeError(`${origin} is not asked.`);
    const body = typeof init?.body === 'string' ? init.body : '';
    if (!body.includes('createCommitOnBranch')) return reach(ask(input, init));
    const request = JSON.parse(body) as CommitRequest;
    const { clientMutationId, expectedHeadOid: head, fileChanges } = request.variables.input;
    const isOurs = clientMutationId === ourCommit;
    const { after, changes, isMore } = complete(
      await contentAt(head),
      fileChanges,
      isOurs ? (_, text) => text : asWritten,
    );
    const [mistake] = mistakesIn(after);
    if (mistake) throw new Refused(sentenceOf(mistake));
    request.variables.input.fileChanges = changes;
    const answer = await reach(ask(input, { ...init, body: JSON.stringify(request) }));
    return isMore ? asSomebodyElses(answer, head) : answer;
  };
}

interface CommitRequest {
  variables: { input: { clientMutationId?: string; expectedHeadOid: string; fileChanges: FileChanges } };
}

const reach = (answer: Promise<Response>) =>
  answer.catch(() => {
    throw new Refused('Får ikke kontakt. Det du har skrevet, står her fortsatt. Prøv igjen når du har nett.');
  });

/** Sveltia knows of no more than it asked for; told of the head as it was, it reads the content anew. */
async function asSomebodyElses(answer: Response, head: string): Promise<Response> {
  const body = (await answer.json()) as { data?: { createCommitOnBranch: { commit: { oid: string } } } };
  if (body.data) body.data.createCommitOnBranch.commit.oid = head;
  return Response.json(body, { status: answer.status });
}
