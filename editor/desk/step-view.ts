import { changedForms, isText, summarise, type ChangedForm } from './changed-forms.ts';
import { readTexts, type Repository } from './git.ts';
import { givingWay, isChange, planUndo, takenBack, type Step } from './saves.ts';

/** A step of the history as the owner sees it. */
export interface StepView {
  id: string;
  time: Date;
  kind: Step['kind'];
  /** `Firmaet: Telefon`. */
  title: string;
  forms: ChangedForm[];
  isOff: boolean;
  /** How many later steps are taken back with it, or give way when it is used again. */
  others: number;
}

/** More than anyone looks through; all of them are kept. */
const most = 25;

/** What a step changed never changes again, so it is told once. */
const told = new Map<string, ChangedForm[]>();

/** The latest steps, newest first. What was only taken back shows on the step itself. */
export async function viewSteps(repository: Repository, steps: readonly Step[]): Promise<StepView[]> {
  const off = takenBack(steps);
  const shown = steps
    .filter((step) => isChange(step) || step.kind === 'publish')
    .slice(-most)
    .reverse();
  const news = shown.filter(({ id }) => !told.has(id));
  const texts = await readTexts(repository.content, news.flatMap(textBlobs));
  for (const step of news) told.set(step.id, formsOf(step, texts));
  return shown.map((step) => {
    const forms = told.get(step.id) ?? [];
    return {
      id: step.id,
      time: step.time,
      kind: step.kind,
      title: summarise(forms),
      forms,
      isOff: off.has(step.id),
      others: off.has(step.id)
        ? givingWay(steps, step.id).length
        : Math.max(0, (planUndo(steps, step.id)?.takesBack.length ?? 0) - 1),
    };
  });
}

const textBlobs = ({ files }: Step) =>
  Object.entries(files)
    .filter(([file]) => isText(file))
    .flatMap(([, { before, after }]) => [before, after])
    .filter((blob) => blob !== null);

const formsOf = ({ files }: Step, texts: ReadonlyMap<string, string>) =>
  changedForms(
    Object.entries(files).map(([file, { before, after }]) => ({
      file,
      before: before === null ? null : (texts.get(before) ?? ''),
      after: after === null ? null : (texts.get(after) ?? ''),
    })),
  );
