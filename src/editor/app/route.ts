import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { getFieldId } from '../fields/fieldId.ts';
import type { FieldPath } from '../../content/values.ts';

const subscribe = (listen: () => void) => {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
};

/**
 * What the address shows:
 *
 * - `screen`: the name of a content file; empty for the list of all.
 * - `fieldId`: the `id` of the field to go to.
 * - `isPreviewed`: on a phone, whether it is the page in place of its form.
 */
export const useRoute = () => readRoute(useSyncExternalStore(subscribe, () => location.hash));

function readRoute(hash: string) {
  const [screen = '', query] = hash.replace(/^#\/?/, '').split('?');
  const parameters = new URLSearchParams(query);
  return { screen, fieldId: parameters.get('felt'), isPreviewed: parameters.has('siden') };
}

/** The address of a screen, or of a field of a form. */
export const linkTo = (screen: string, field?: FieldPath) =>
  field ? `#/${screen}?felt=${getFieldId(field)}` : `#/${screen}`;

/** `history.state` of an entry that the editor pushed: where it was pushed from. */
interface Origin {
  isFromPreview: boolean;
}

/** Where the current entry was pushed from; `null` if the editor did not push it, as for a typed address. */
const readOrigin = () => history.state as Origin | null;

interface GoToOptions {
  field?: FieldPath;
  isPreview?: boolean;
  /** Replaces the current history entry. */
  isReplacing?: boolean;
}

/** Shows a screen; it is rendered when this returns. */
export const goTo = (screen: string, { field, isPreview, isReplacing }: GoToOptions = {}) =>
  flushSync(() => {
    const isFromPreview = readRoute(location.hash).isPreviewed;
    const address = isPreview ? `${linkTo(screen)}?siden` : linkTo(screen, field);
    if (isReplacing) history.replaceState(readOrigin(), '', address);
    else history.pushState({ isFromPreview } satisfies Origin, '', address);
    // `pushState` and `replaceState` fire no event.
    window.dispatchEvent(new Event('hashchange'));
  });

/** Goes back to where the editor pushed this entry from; returns false if the editor did not push it. */
export function goBack(): boolean {
  if (!readOrigin()) return false;
  history.back();
  return true;
}

/** Goes back to the preview; returns false if the entry was not pushed from there. */
export function goBackToPreview(): boolean {
  if (!readOrigin()?.isFromPreview) return false;
  return goBack();
}
