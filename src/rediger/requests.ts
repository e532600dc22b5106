import { mistakesIn, sentenceOf } from './checks.ts';
import { complete, type FileChanges } from './complete.ts';
import { contentAt, ourCommit } from './repository.ts';

/** Says no, in a sentence for whoever sits at the form; Sveltia shows it in a dialog of its own. */
export class Refused extends Error {}

/**
 * Lets the page ask its own host and the repository's, and no other: Sveltia asks others whether GitHub is well and whether
 * it is itself outdated. The policy of the page refuses them too, with a red line for each. A commit is completed, and
 * refused where the build would stop at it.
 */
export function guardRequests() {
  const ask = window.fetch;
  const home = [location.origin, 'https://api.github.com'];
  window.fetch = async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!home.includes(origin)) throw new TypeError(`${origin} is not asked.`);
    const body = typeof init?.body === 'string' ? init.body : '';
    if (!body.includes('createCommitOnBranch')) return ask(input, init).catch(refuse(unreached));
    const request = JSON.parse(body) as CommitRequest;
    const { clientMutationId, expectedHeadOid: head, fileChanges } = request.variables.input;
    // In one of ours every text is as it shall be.
    const write = clientMutationId === ourCommit ? (_: string, text: string) => text : undefined;
    const { after, changes, isMore } = complete(await contentAt(head), fileChanges, write);
    const [mistake] = mistakesIn(after);
    if (mistake) throw new Refused(sentenceOf(mistake));
    request.variables.input.fileChanges = changes;
    const answer = ask(input, { ...init, body: JSON.stringify(request) });
    return wholeAnswer(answer, isMore && head).catch(refuse(unanswered));
  };
}

interface CommitRequest {
  variables: { input: { clientMutationId?: string; expectedHeadOid: string; fileChanges: FileChanges } };
}

const unreached = 'Får ikke kontakt, så ingenting er endret. Prøv igjen når du har nett.';
const unanswered =
  'Fikk ikke svar, så det kan være lagret likevel. Se under «Siste endringer» før du prøver igjen.';

const refuse = (sentence: string) => () => {
  throw new Refused(sentence);
};

/**
 * The answer to a commit, once all of it is here; GitHub's own 502 says nothing of what became of it. Sveltia knows of no more
 * than it asked for: told of the head as it was, it reads the content anew.
 */
async function wholeAnswer(coming: Promise<Response>, head: string | false): Promise<Response> {
  const answer = await coming;
  if (answer.status >= 500) throw new Error(await answer.text());
  const body = (await answer.json()) as { data?: { createCommitOnBranch?: { commit: { oid: string } } } };
  const made = body.data?.createCommitOnBranch;
  if (made && head) made.commit.oid = head;
  return Response.json(body, { status: answer.status });
}
