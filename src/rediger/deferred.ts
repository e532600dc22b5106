import './without-eval.ts';

/*
 * What no form needs before it is changed, in one script: YAML, the content check with Zod, saving and undo.
 */
export { undo } from './changes/undo.ts';
export { isContentFile } from './projects.ts';
export { mistakesIn } from './saving/check.ts';
export { saveDraft } from './saving/save.ts';
export { readValue } from './saving/text.ts';
export { valuesAfter } from './saving/valuesAfter.ts';
