import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { getFieldId } from '../fields/fieldId.ts';
import type { FieldPath } from '../../content/values.ts';

const subscribe = (listen: () => void) => {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
};

/**
 * What the address shows: `screen`, the name of a content file, or nothing for the list of all; the `id` of
 * the field that is looked for; and on a phone whether it is the page in place of its form.
 */
export const useRoute = () => readRoute(useSyncExternalStore(subscribe, () => location.hash));

function readRoute(hash: string) {
  const [screen = '', query] = hash.replace(/^#\/?/, '').split('?');
  const parameters = new URLSearchParams(query);
  return { screen, field: parameters.get('felt'), isPreview: parameters.has('siden') };
}

/** The address of a screen, or of a field of a form. */
export const linkTo = (screen: string, field?: FieldPath) =>
  field ? `#/${screen}?felt=${getFieldId(field)}` : `#/${screen}`;

/** `history.state` of an entry that the editor pushed: where it was pushed from. */
interface Origin {
  isFromPreview: boolean;
}

const origin = () => history.state as Origin | null;

interface Going {
  field?: FieldPath;
  isPreview?: boolean;
  /** Replaces the current history entry. */
  isReplacing?: boolean;
}

/** Shows a screen; it is rendered when this returns. */
export const goTo = (screen: string, { field, isPreview, isReplacing }: Going = {}) =>
  flushSync(() => {
    const isFromPreview = readRoute(location.hash).isPreview;
    const address = isPreview ? `${linkTo(screen)}?siden` : linkTo(screen, field);
    if (isReplacing) history.replaceState(origin(), '', address);
    else history.pushState({ isFromPreview } satisfies Origin, '', address);
    // `pushState` and `replaceState` fire no event.
    window.dispatchEvent(new Event('hashchange'));
  });

/** Goes back to where the editor pushed this entry; false if it did not, as for a typed address. */
export function goBack(): boolean {
  if (!origin()) return false;
  history.back();
  return true;
}

/** Like `goBack`, for an entry that was pushed from the preview. */
export const goBackToPreview = () => (origin()?.isFromPreview ?? false) && goBack();
