import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath } from '../../content/check/issue.ts';

const subscribe = (listen: () => void) => {
  window.addEventListener('hashchange', listen);
  window.addEventListener('popstate', listen);
  return () => {
    window.removeEventListener('hashchange', listen);
    window.removeEventListener('popstate', listen);
  };
};

/** The part of the address that names what is shown. */
export const useRoute = () => useSyncExternalStore(subscribe, () => location.hash);

/**
 * What an address shows: `screen`, the name of a content file, `endringer`, or nothing for the list of all;
 * the `field` that is looked for; and on a phone whether it is the page in place of its form.
 */
export function readRoute(hash: string) {
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?');
  const parameters = new URLSearchParams(query);
  const steps = parameters.get('felt')?.split('.');
  return {
    screen: decoded(path),
    field: steps?.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) satisfies FieldPath | undefined,
    isPreview: parameters.has('siden'),
  };
}

/** Nothing for an address that was typed or cut off, and cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

export const linkTo = (screen: string, field?: FieldPath) =>
  field ? `#/${screen}?felt=${field.join('.')}` : `#/${screen}`;

/** What `history.state` says of an entry that a press in the editor has made: what it was made from. */
interface Origin {
  isFromPreview: boolean;
}

const origin = () => history.state as Origin | null;

interface Going {
  field?: FieldPath;
  isPreview?: boolean;
  /** In place of what is shown now, which cannot be gone back to. */
  isReplacing?: boolean;
}

/** Shows a screen, drawn when this returns. */
export const goTo = (screen: string, { field, isPreview, isReplacing }: Going = {}) =>
  flushSync(() => {
    const isFromPreview = readRoute(location.hash).isPreview;
    const address = isPreview ? `${linkTo(screen)}?siden` : linkTo(screen, field);
    if (isReplacing) history.replaceState(origin(), '', address);
    else history.pushState({ isFromPreview } satisfies Origin, '', address);
    // The browser tells of neither.
    window.dispatchEvent(new Event('hashchange'));
  });

/** Goes back to where a press in the editor was made; false where the address was opened otherwise. */
export function goBack(): boolean {
  if (!origin()) return false;
  history.back();
  return true;
}

/** The same where it was made in the preview. */
export const goBackToPreview = () => (origin()?.isFromPreview ?? false) && goBack();
