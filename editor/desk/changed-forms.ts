import { basename } from 'node:path/posix';
import { list, quote } from '../../tools/content/mistake.ts';
import { valueAt } from '../../tools/content/values.ts';
import { readYaml } from '../../tools/content/yaml.ts';
import { describeChange, type Change } from './changes.ts';
import { formName } from './field-name.ts';
import { formAddress, formFile } from './form-address.ts';

/** A file of the content folder that is new, changed or gone. */
export interface ChangedFile {
  file: string;
  /** `null` where it was not there, or is not there any more. Empty for pictures, which are not read. */
  before: string | null;
  after: string | null;
}

/** Everything that has changed in what one form edits, pictures with it. */
export interface ChangedForm {
  title: string;
  link: string;
  state: 'nytt' | 'endret' | 'borte';
  changes: Change[];
}

/** What is said of a form beside its title. */
export const stateWord = { nytt: 'nytt', endret: 'endret', borte: 'tatt bort' };

/** Whether a file is read as text; all others are pictures. */
export const isText = (file: string) => /\.(ya?ml|md)$/.test(file);

/** What has changed, as the owner knows it from the forms, in the order of the files. */
export function changedForms(files: readonly ChangedFile[]): ChangedForm[] {
  const groups = Object.groupBy(files, ({ file }) => formFile(file) ?? file);
  return Object.entries(groups).map(([form, changed = []]) => changedForm(form, changed));
}

function changedForm(form: string, files: readonly ChangedFile[]): ChangedForm {
  const text = files.find(({ file }) => file === form);
  const state = text ? stateOf(text) : 'endret';
  const pictures = fileChanges(files.filter((each) => each !== text));
  const fields = text && state !== 'borte' ? describeChange(form, text.before, text.after) : [];
  return {
    title: titleOf(form, text),
    link: formAddress(form, []),
    state,
    changes: state === 'borte' ? [] : [...fields, ...pictures],
  };
}

const stateOf = ({ before, after }: ChangedFile) =>
  before === null ? 'nytt' : after === null ? 'borte' : 'endret';

const fileNotes = { nytt: 'Lagt til', endret: 'Byttet ut', borte: 'Tatt bort' };

/** Pictures are told together: which are new, which were exchanged and which are gone. */
function fileChanges(files: readonly ChangedFile[]): Change[] {
  return Object.entries(fileNotes).flatMap(([state, note]) => {
    const names = files.filter((file) => stateOf(file) === state).map(({ file }) => file);
    if (names.length === 0) return [];
    const pictures = state === 'borte' ? [] : names.filter((name) => !isText(name));
    return [
      { field: 'Bildefiler', note: `${note}: ${list(names.map((name) => basename(name)))}.`, pictures },
    ];
  });
}

/** A project goes by its own title, every other form by its name. */
function titleOf(form: string, text: ChangedFile | undefined): string {
  if (!form.startsWith('projects/')) return formName(form);
  const title = valueAt(readYaml(form, text?.after ?? text?.before ?? '').value, 'title');
  return typeof title === 'string' ? `Prosjektet ${quote(title)}` : `Prosjektet ${form.split('/')[1]}`;
}

const longestNote = 72;

/** What has changed, in one line: `Firmaet: Telefon`, or the names of the forms. */
export function summarise(forms: readonly ChangedForm[]): string {
  const [only] = forms;
  const fields = [
    ...new Set((only?.changes ?? []).map(({ field }) => field).filter((field) => field !== '')),
  ];
  const line =
    forms.length === 1 && only && fields.length > 0 && fields.length <= 3 && only.state === 'endret'
      ? `${only.title}: ${list(fields)}`
      : list(
          forms.map(({ title, state }) => (state === 'endret' ? title : `${title} (${stateWord[state]})`)),
        );
  return line.length > longestNote ? `${line.slice(0, longestNote - 1).trimEnd()}…` : line;
}
