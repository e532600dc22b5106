import { currentContent } from '../../files/current.ts';

/** The firm's colours and logo. @throws Error if the content was read without them */
export async function loadTheme() {
  const { theme } = await currentContent();
  if (!theme) throw new Error('The content has no theme: it was read without brand.yaml.');
  return theme;
}
