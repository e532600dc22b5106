/**
 * `owner/name` of the firm's repository at GitHub; empty for `npm run rediger` (`src/pipeline/editor.ts`).
 */
declare const EDITOR_REPO: string;
