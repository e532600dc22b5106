import type { BlobChange } from './snapshot.ts';

/**
 * One step of the content folder's history. Steps are only ever added: to take one back is a step of its own, so that
 * nothing that was saved is lost.
 */
export interface Step {
  id: string;
  time: Date;
  /** `outside`: changed by another program than the editor. `again`: a save that was taken back, in use again. */
  kind: 'start' | 'save' | 'outside' | 'again' | 'undo' | 'publish';
  files: Readonly<Record<string, BlobChange>>;
  /** Ids of the steps that an `undo` took back. */
  takesBack: readonly string[];
}

/** Ids of the steps that were taken back. */
export const takenBack = (steps: readonly Step[]) => new Set(steps.flatMap((step) => step.takesBack));

/** What must be done to take a step back, or to take it in use again. */
export interface Plan {
  /** The step itself, and the later ones that build on it because they changed the same files; oldest first. */
  takesBack: string[];
  /** What each file is to be; `null`: not there. */
  files: Map<string, string | null>;
}

/** Whether a step changed the content itself, rather than taking a change back or marking something. */
export const isChange = ({ kind }: Step) => ['save', 'outside', 'again'].includes(kind);

/**
 * Plans how a step is taken back: its files become what they were before it. Later steps that changed the same files go
 * with it, all others stay.
 *
 * @param steps all steps, oldest first
 * @returns nothing where there is no such step, or it is taken back already
 */
export function planUndo(steps: readonly Step[], id: string): Plan | undefined {
  const off = takenBack(steps);
  const holding = steps.filter((step) => isChange(step) && !off.has(step.id));
  const index = holding.findIndex((step) => step.id === id);
  if (index < 0) return undefined;
  const plan: Plan = { takesBack: [], files: new Map() };
  for (const step of holding.slice(index)) {
    const touches = step.id === id || Object.keys(step.files).some((file) => plan.files.has(file));
    if (!touches) continue;
    plan.takesBack.push(step.id);
    for (const [file, { before }] of Object.entries(step.files)) {
      if (!plan.files.has(file)) plan.files.set(file, before);
    }
  }
  return plan;
}

/** The steps that hold and changed the same files after a step: what they wrote gives way when it is used again. */
export function givingWay(steps: readonly Step[], id: string): Step[] {
  const off = takenBack(steps);
  const index = steps.findIndex((step) => step.id === id);
  const files = Object.keys(steps[index]?.files ?? {});
  return steps
    .slice(index + 1)
    .filter((step) => isChange(step) && !off.has(step.id) && files.some((file) => file in step.files));
}

/**
 * Plans how a step that was taken back is taken in use again: its files become what they were right after it.
 *
 * @returns nothing where no such step was taken back
 */
export function planAgain(steps: readonly Step[], id: string): Plan | undefined {
  const step = steps.find((each) => each.id === id);
  if (!step || !takenBack(steps).has(id)) return undefined;
  const files = Object.entries(step.files).map(([file, { after }]) => [file, after] as const);
  return { takesBack: [], files: new Map(files) };
}
