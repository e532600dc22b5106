import type { TypedValues } from './values.ts';

/** Key of what was typed, in the session storage: this tab only, gone when it closes. The privacy statement names it. */
export const draftKey = 'enquiryDraft';

/** What is kept of an enquiry that is not sent. Never the consent: the visitor gives it anew. */
interface Draft extends TypedValues {
  /** Empty until an enquiry was tried to be sent. */
  reference: string;
}

const nothing: Draft = { name: '', email: '', phone: '', message: '', reference: '' };

/** What is kept; empty where there is nothing, where it is damaged or where the browser refuses. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const parts = Object.entries(stored as object).filter(
      ([part, value]) => part in nothing && typeof value === 'string',
    );
    return { ...nothing, ...Object.fromEntries(parts) };
  } catch {
    return nothing;
  }
}

/** Keeps parts of an enquiry. Where the browser refuses or has no room, the text still stands in the form. */
export function keepDraft(parts: Partial<Draft>) {
  const { name, email, phone, message, reference }: Draft = { ...readDraft(), ...parts };
  try {
    if (name || email || phone || message)
      sessionStorage.setItem(draftKey, JSON.stringify({ name, email, phone, message, reference }));
    else sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing depends on it.
  }
}

/** Forgets everything; the enquiry was sent. */
export const forgetDraft = () => keepDraft(nothing);
