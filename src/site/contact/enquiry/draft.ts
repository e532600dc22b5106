import { withStorage } from '../../components/withStorage.ts';
import { isGroup } from '../../../content/values.ts';
import { type TypedValues, typedValues } from './enquiryValues.ts';

/** Key in session storage, which holds for this tab and ends with it. The privacy statement names it. */
export const draftKey = 'enquiryDraft';

/** A week, in milliseconds: browsers that restore tabs keep session storage for ever. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** The stored draft of an enquiry, without the consent, which must be given again. */
interface Draft extends TypedValues {
  /** True from the start of a send to its end, so that a reload in between is noticed. */
  isSending: boolean;
}

const emptyDraft: Draft = { ...typedValues(() => ''), isSending: false };

/** The stored draft; empty if there is none, or it is damaged or too old. */
export function readDraft(): Draft {
  const stored = withStorage(() => JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as unknown);
  if (!isGroup(stored)) return emptyDraft;
  // `abs`: the clock may have been set back.
  if (!(Math.abs(Date.now() - Number(stored['savedAt'])) < lifetime)) {
    withStorage(() => sessionStorage.removeItem(draftKey));
    return emptyDraft;
  }
  const texts = Object.entries(stored).filter(
    ([part, value]) => part in emptyDraft && typeof value === 'string',
  );
  return { ...emptyDraft, ...Object.fromEntries(texts), isSending: stored['isSending'] === true };
}

/** Stores parts of a draft; removes it if no field has a text. */
export function storeDraft(parts: Partial<Draft>) {
  const { isSending, ...values }: Draft = { ...readDraft(), ...parts };
  const typed = typedValues((field) => values[field]);
  const draft = { ...typed, isSending, savedAt: Date.now() };
  const json = JSON.stringify(draft);
  withStorage(() => {
    if (Object.values(typed).some(Boolean)) sessionStorage.setItem(draftKey, json);
    else sessionStorage.removeItem(draftKey);
  });
}

/** Removes the draft, once its enquiry has been sent. */
export const removeDraft = () => storeDraft(emptyDraft);
