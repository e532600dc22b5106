import { readContent, checkContent } from '../../tools/content/check-content.ts';
import { quote, type FieldPath, type Mistake } from '../../tools/content/mistake.ts';
import { valueAt } from '../../tools/content/values.ts';
import type { ContentFile } from '../../tools/content/yaml.ts';
import { findDemoFacts } from '../../tools/content-status/demo.ts';
import { filledIn } from '../../tools/content-status/filled.ts';
import { pictureStates, repeatedAlts } from '../../tools/content-status/pictures.ts';
import { altWarning } from '../../tools/content-status/status.ts';
import { fieldName, formName } from './field-name.ts';
import { formAddress, formFile } from './form-address.ts';

/** Something in the content that the owner should put right, and where he does it. */
export interface Notice {
  /** File or folder, relative to the content folder. */
  file: string;
  /** What the owner calls the form: `Firmaet`, or a project by its title. */
  form: string;
  /** The field as the form names it; empty where it concerns all of the file. */
  field: string;
  message: string;
  /** Address of the form. */
  link: string;
}

/** What is wrong, what he should look over, and what is left of the example. */
export interface Notices {
  /** No build and no publishing before these are put right. */
  mistakes: Notice[];
  warnings: Notice[];
  /** The example's facts and pictures: they must go before the site is the firm's own. */
  demo: Notice[];
}

/** Looks through a content folder with everything that the content check and the content status know. */
export async function findNotices(content: string): Promise<Notices> {
  const [{ files }, found, demo] = await Promise.all([
    readContent(content),
    checkContent(content),
    findDemoFacts(content),
  ]);
  const notice = (file: string, field: FieldPath, message: string): Notice => ({
    file,
    form: titleOf(file, files),
    field: fieldName(formFile(file) ?? file, field),
    message,
    link: formAddress(file, field),
  });
  const told = (mistake: Mistake) => notice(mistake.file, mistake.field, sentenceOf(mistake));
  const mistakes = found.filter(({ noteOnly }) => !noteOnly);
  return {
    mistakes: mistakes.map(told),
    warnings: [
      ...found.filter(({ noteOnly }) => noteOnly).map(told),
      ...(await pictureStates(content, files))
        .filter(({ use }) => !use || !mistakes.some((mistake) => isAt(mistake, use)))
        .flatMap(({ name, notes, use }) =>
          notes.map((note) => notice(use?.file ?? name, use?.field ?? [], `${quote(name)}: ${note}`)),
        ),
      ...repeatedAlts(files).map((alt) => notice(alt.file, alt.field, altWarning(alt))),
      // What is filled in is only known of a file without mistakes.
      ...filledIn(files, demo)
        .filter((fact) => fact.state === 'mangler' && !mistakes.some(({ file }) => file === fact.file))
        .map(({ what, file, field }) =>
          notice(file, field, `${field.length > 0 ? fieldName(file, field) : what} er ikke fylt ut.`),
        ),
    ],
    demo: demo.map(({ file, field, text }) => notice(file, field, `${quote(text)} er fra eksempelet.`)),
  };
}

type Place = Pick<Mistake, 'file' | 'field'>;

const isAt = (mistake: Place, place: Place) =>
  mistake.file === place.file && String(mistake.field) === String(place.field);

/** What is wrong, and what belongs there. In a form the choice of the featured project is a box to tick. */
function sentenceOf({ file, field, line, found, expected }: Mistake): string {
  if (file.startsWith('projects') && field[0] === 'featured') {
    return file === 'projects'
      ? 'Ingen prosjekter vises stort. Slå på «Vis stort» på det som skal stå øverst.'
      : 'Mer enn ett prosjekt vises stort. Slå av «Vis stort» på alle unntatt ett.';
  }
  const place = field.length === 0 && line !== undefined ? `Linje ${line}. ` : '';
  return `${place}Fant ${found}. Ventet: ${expected}`;
}

/** A project goes by its own title, every other form by its name. */
function titleOf(file: string, files: readonly ContentFile[]): string {
  const form = formFile(file);
  if (form === undefined) return file === 'projects' ? 'Prosjektene' : file || 'Innholdet';
  if (!form.startsWith('projects/')) return formName(form);
  const title = valueAt(files.find(({ name }) => name === form)?.value, 'title');
  return `Prosjektet ${quote(typeof title === 'string' ? title : (form.split('/')[1] ?? ''))}`;
}
