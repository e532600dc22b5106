import { readContent, checkContent } from '../../tools/content/check-content.ts';
import { quote, type FieldPath } from '../../tools/content/mistake.ts';
import type { Mistake } from '../../tools/content/mistake.ts';
import { findDemoFacts } from '../../tools/content-status/demo.ts';
import { filledIn } from '../../tools/content-status/filled.ts';
import { pictureStates, repeatedAlts } from '../../tools/content-status/pictures.ts';
import { altWarning } from '../../tools/content-status/status.ts';
import { fieldName } from './field-name.ts';
import { formAddress, formFile } from './form-address.ts';

/** Something in the content that the owner should put right, and where he does it. */
export interface Notice {
  /** File or folder, relative to the content folder. */
  file: string;
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
  const mistakes = found.filter(({ noteOnly }) => !noteOnly);
  const missing = filledIn(files, demo).filter(({ state }) => state === 'mangler');
  const isToldOf = (file: string, field: FieldPath) =>
    mistakes.some((mistake) => mistake.file === file && String(mistake.field) === String(field));
  const pictures = (await pictureStates(content, files)).filter(
    ({ use }) => !use || !isToldOf(use.file, use.field),
  );
  return {
    mistakes: mistakes.map(fromMistake),
    warnings: [
      ...found.filter(({ noteOnly }) => noteOnly).map(fromMistake),
      ...pictures.flatMap(({ name, notes, use }) =>
        notes.map((note) => notice(use?.file ?? name, use?.field ?? [], `${quote(name)}: ${note}`)),
      ),
      ...repeatedAlts(files).map((alt) => notice(alt.file, alt.field, altWarning(alt))),
      ...missing
        .filter(({ file, field }) => !mistakes.some((mistake) => isAbout(mistake, file, field)))
        .map(({ what, file, field }) => notice(file, field, `${what} er ikke fylt ut.`)),
    ],
    demo: demo.map(({ file, field, text }) => notice(file, field, `${quote(text)} er fra eksempelet.`)),
  };
}

const isAbout = (mistake: Mistake, file: string, field: FieldPath) =>
  mistake.file === file && (mistake.field.length === 0 || mistake.field[0] === field[0]);

const fromMistake = ({ file, field, line, found, expected }: Mistake): Notice =>
  notice(
    file,
    field,
    `${field.length === 0 && line !== undefined ? `Linje ${line}. ` : ''}Fant ${found}. Ventet: ${expected}`,
  );

const notice = (file: string, field: FieldPath, message: string): Notice => ({
  file,
  field: fieldName(formFile(file) ?? file, field),
  message,
  link: formAddress(file, field),
});
