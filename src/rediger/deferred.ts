import './without-eval.ts';
import { knownFacts } from '../content/facts.ts';
import { contentFiles } from './saving/check.ts';
import type { Values } from './values.ts';

/*
 * What no form needs before it is changed, in one script: YAML, the content check with Zod, saving and undo.
 */
export { undo } from './changes/undo.ts';
export { rebased } from './saving/rebase.ts';
export { mistakesAfter, saveDraft } from './saving/save.ts';

/** The facts that texts name in braces; `undefined` while the form of one of them is wrong. */
export const factsIn = (values: Values) => knownFacts({ files: contentFiles(values) })?.facts;
