import { fileSchema } from '#file-schemas';
import type { Issue } from '../../content/check/issue.ts';
import { textAt } from '../../content/values.ts';
import { type ChangeContent, type Content, valueIn, withField } from '../content.ts';
import { choicesIn } from '../projects.ts';
import { BodyField } from './BodyField.tsx';
import { FormContext, type FormState } from './context.ts';
import { Fields } from './Field.tsx';

interface FormProps {
  /** Name of the content file. */
  file: string;
  content: Content;
  onChange: ChangeContent;
  /** What the last attempt to save found wrong in the content. */
  mistakes: readonly Issue[];
}

/** The form of a content file. */
export function Form({ file, content, onChange, mistakes }: FormProps) {
  const value = valueIn(content, file);
  const update: FormState['update'] = (field, next) => onChange((now) => withField(now, file, field, next));
  const form: FormState = {
    file,
    value,
    commit: content.snapshot.commit,
    mistakes: mistakes.filter((issue) => issue.file === file),
    choices: choicesIn(content),
    update,
    set: (field, next) => update(field, () => next),
  };
  return (
    <FormContext value={form}>
      <form onSubmit={(event) => event.preventDefault()} autoComplete="off">
        <Fields schema={fileSchema(file)} value={value} field={[]} required />
        {file.endsWith('.md') && <BodyField value={textAt(value, 'body')} />}
      </form>
    </FormContext>
  );
}
