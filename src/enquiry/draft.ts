import { isGroup } from '../content/values.ts';
import { type TypedValues } from './values.ts';

/** Key in session storage, which holds for this tab and ends with it. The privacy statement names it. */
export const draftKey = 'enquiryDraft';

/** A week, in milliseconds: browsers that restore tabs keep session storage for ever. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** What is kept of an enquiry that is not sent. Never the consent: the visitor gives it again. */
interface Draft extends TypedValues {
  /** Of the attempts to send it that may have arrived; empty where there is none. */
  reference: string;
  /** A send began and the page has not seen its end. */
  isSending: boolean;
}

const nothing: Draft = { name: '', email: '', phone: '', message: '', reference: '', isSending: false };

/** The kept draft; empty where there is none, or where it is damaged, too old or another tab's. */
export function readDraft(): Draft {
  const stored = withStorage((storage) => JSON.parse(storage.getItem(draftKey) ?? 'null') as unknown);
  if (!isGroup(stored)) return nothing;
  if (!isOwn(stored)) {
    withStorage((storage) => storage.removeItem(draftKey));
    return nothing;
  }
  const texts = Object.entries(stored).filter(
    ([part, value]) => part in nothing && typeof value === 'string',
  );
  return { ...nothing, ...Object.fromEntries(texts), isSending: stored['isSending'] === true };
}

/** Keeps parts of an enquiry; without any text nothing is kept. */
export function keepDraft(parts: Partial<Draft>) {
  const { name, email, phone, message, reference, isSending }: Draft = { ...readDraft(), ...parts };
  const draft: Draft = { name, email, phone, message, reference, isSending };
  const json = JSON.stringify({ ...draft, savedAt: Date.now(), hasOpener: hasOpener() });
  withStorage((storage) => {
    if (name || email || phone || message) storage.setItem(draftKey, json);
    else storage.removeItem(draftKey);
  });
}

export const forgetDraft = () => keepDraft(nothing);

/** `undefined` where session storage cannot be used. */
function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage);
  } catch (error) {
    // Closed (SecurityError), full (QuotaExceededError), or not written by this code (SyntaxError).
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** A draft of a tab without an opener, read in one with an opener, is a copy by `window.open`. */
const isOwn = ({ savedAt, hasOpener: keptInOpened }: Record<string, unknown>) =>
  Math.abs(Date.now() - Number(savedAt)) < lifetime && !(hasOpener() && keptInOpened !== true);

const hasOpener = () => Boolean(opener);
