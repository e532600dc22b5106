/**
 * Whether a key or a press is a command to the browser, such as Alt with an arrow, Ctrl with `+` or a link
 * for a new tab. It is left alone.
 */
export const isForBrowser = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) => altKey || ctrlKey || metaKey;
