/** True for a key or click with Alt, Ctrl or Cmd, which is the browser's: history, zoom, a new tab. */
export const isBrowserShortcut = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) => altKey || ctrlKey || metaKey;
