import { StoreError } from './storeError.ts';

/** In milliseconds: for a question, and for what is sent on a slow line. */
const longest = { question: 60_000, upload: 300_000 };

/** Sends a request, uncached. Nothing if there is no answer. */
export async function sendRequest(url: string, init: RequestInit = {}): Promise<Response | undefined> {
  const patience = init.body ? longest.upload : longest.question;
  try {
    return await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(patience), ...init });
  } catch {
    // `fetch` rejects for a lost connection, a refused address and the end of its time alike.
    return undefined;
  }
}

/** The body of an answer. @throws StoreError where it broke off on its way */
export async function readBody<Body>(body: Promise<Body>, sentence: string): Promise<Body> {
  try {
    return await body;
  } catch {
    throw new StoreError('noContact', sentence);
  }
}
