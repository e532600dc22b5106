/** `owner/name` of the firm's repository at GitHub; empty for `npm run rediger` (`src/build/editor.ts`). */
declare const EDITOR_REPO: string;
