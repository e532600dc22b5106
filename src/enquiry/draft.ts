import { isGroup } from '../content/values.ts';
import { type TypedValues } from './values.ts';

/** Key in session storage, which holds for this tab and ends with it. The privacy statement names it. */
export const draftKey = 'enquiryDraft';

/** How long a draft is kept, in milliseconds: a week. Browsers that restore tabs keep session storage for ever. */
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
  const draft = {
    name,
    email,
    phone,
    message,
    reference,
    isSending,
    savedAt: Date.now(),
    hasOpener: hasOpener(),
  };
  withStorage((storage) => {
    if (name || email || phone || message) storage.setItem(draftKey, JSON.stringify(draft));
    else storage.removeItem(draftKey);
  });
}

/** Forgets everything; the enquiry was sent. */
export const forgetDraft = () => keepDraft(nothing);

/** Uses session storage where it can be used; the text is in the form all the same. */
function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage);
  } catch (error) {
    // It is closed (SecurityError) or full (QuotaExceededError), or something else wrote there (SyntaxError).
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** `window.open` copies session storage: a draft from a tab without an opener, read in one with an opener, is a copy. */
const isOwn = ({ savedAt, hasOpener: keptInOpened }: Record<string, unknown>) =>
  Math.abs(Date.now() - Number(savedAt)) < lifetime && !(hasOpener() && keptInOpened !== true);

const hasOpener = () => Boolean(opener);
