import './without-eval.ts';

/*
 * What no form needs before it is changed, in one script: YAML, the content check with Zod, saving and undo.
 */
export { undo } from './changes/undo.ts';
export { rebased } from './saving/rebase.ts';
export { mistakesAfter, saveDraft } from './saving/save.ts';
