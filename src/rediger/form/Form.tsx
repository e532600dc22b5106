import { useState } from 'react';
import type { FieldPath, Issue } from '../../content/check/issue.ts';
import { fileSchema } from '../../content/schema/field-schema.ts';
import { textAt } from '../../content/values.ts';
import { type Content, valueIn, withField } from '../content.ts';
import { choicesIn } from '../projects.ts';
import { BodyField } from './BodyField.tsx';
import { FormContext, type FormState, isWithin } from './context.ts';
import { Fields } from './Field.tsx';

interface FormProps {
  /** Name of the content file. */
  file: string;
  content: Content;
  onChange: (change: (content: Content) => Content) => void;
  /** Everything that is wrong in the content now. */
  mistakes: readonly Issue[];
  /** Show all mistakes after an attempt to save; before that, only those of fields that have lost focus. */
  isStrict: boolean;
}

/** The form of a content file. */
export function Form({ file, content, onChange, mistakes, isStrict }: FormProps) {
  const [left, setLeft] = useState<readonly FieldPath[]>([]);
  const value = valueIn(content, file);
  const isShown = ({ field }: Issue) => isStrict || left.some((outer) => isWithin(field, outer));
  const update: FormState['update'] = (field, next) => onChange((now) => withField(now, file, field, next));
  const form: FormState = {
    file,
    value,
    mistakes: mistakes.filter((issue) => issue.file === file && isShown(issue)),
    choices: choicesIn(content),
    update,
    set: (field, next) => update(field, () => next),
    leave: (field) => setLeft((known) => [...known, field]),
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
