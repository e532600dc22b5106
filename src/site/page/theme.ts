import { currentContent } from '../../files/current.ts';

/** Returns the firm's colours and logo. @throws Error if the content has none */
export async function loadTheme() {
  const { theme } = await currentContent();
  if (!theme) throw new Error('The content has no theme: it was read without brand.yaml.');
  return theme;
}
