import { currentContent } from '../content/current.ts';

/** How the firm looks. */
export const loadLook = async () => (await currentContent()).look!;
