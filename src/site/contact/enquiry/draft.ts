import { withStorage } from '../../components/withStorage.ts';
import { isGroup } from '../../../content/values.ts';
import { type TypedValues, typedValues } from './enquiryValues.ts';

/** Key in session storage, which holds for this tab and ends with it. The privacy statement names it. */
export const draftKey = 'enquiryDraft';

/** A week, in milliseconds: browsers that restore tabs keep session storage for ever. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** What is kept of an enquiry that is not sent. Never the consent: the visitor gives it again. */
interface Draft extends TypedValues {
  /** Reference of the attempts that may have arrived; empty without any. */
  reference: string;
  /** True from the start of a send to its end, so that a reload in between is noticed. */
  isSending: boolean;
}

const emptyDraft: Draft = { ...typedValues(() => ''), reference: '', isSending: false };

/** The kept draft; empty if there is none, or it is damaged or too old. */
export function readDraft(): Draft {
  const stored = withStorage(() => JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as unknown);
  if (!isGroup(stored)) return emptyDraft;
  // Also where the clock went backwards.
  if (!(Math.abs(Date.now() - Number(stored['savedAt'])) < lifetime)) {
    withStorage(() => sessionStorage.removeItem(draftKey));
    return emptyDraft;
  }
  const texts = Object.entries(stored).filter(
    ([part, value]) => part in emptyDraft && typeof value === 'string',
  );
  return { ...emptyDraft, ...Object.fromEntries(texts), isSending: stored['isSending'] === true };
}

/** Keeps parts of an enquiry; without any text nothing is kept. */
export function keepDraft(parts: Partial<Draft>) {
  const { reference, isSending, ...values }: Draft = { ...readDraft(), ...parts };
  const typed = typedValues((field) => values[field]);
  const draft = { ...typed, reference, isSending, savedAt: Date.now() };
  const json = JSON.stringify(draft);
  withStorage(() => {
    if (Object.values(typed).some(Boolean)) sessionStorage.setItem(draftKey, json);
    else sessionStorage.removeItem(draftKey);
  });
}

/** Removes the kept draft, once its enquiry has been sent. */
export const forgetDraft = () => keepDraft(emptyDraft);
