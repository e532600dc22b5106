import { useState } from 'react';
import type { FieldPath, Issue } from '../../content/check/issue.ts';
import { fileSchema } from '../../content/schema/field-schema.ts';
import { itemsAt, textAt, withValue } from '../../content/values.ts';
import type { FileValue } from '../draft.ts';
import { BodyField } from './BodyField.tsx';
import { FormContext, isWithin } from './context.ts';
import { Field, Fields } from './Field.tsx';

interface FormProps {
  file: string;
  value: FileValue;
  /** Everything that is wrong in the file now. */
  mistakes: readonly Issue[];
  /** Show all of it: the owner has tried to save. Before that, only fields that were left show theirs. */
  isStrict: boolean;
  people: readonly string[];
  onChange: (value: FileValue) => void;
}

/** The form of a content file. */
export function Form({ file, value, mistakes, isStrict, people, onChange }: FormProps) {
  const [left, setLeft] = useState<readonly FieldPath[]>([]);
  const shown = isStrict
    ? mistakes
    : mistakes.filter((issue) => left.some((field) => isWithin(issue.field, field)));
  const form = {
    file,
    value,
    mistakes: shown,
    people,
    Field,
    set: (field: FieldPath, next: unknown) =>
      onChange(withMainPicture(file, withValue(value, field, next) as FileValue)),
    leave: (field: FieldPath) => setLeft((known) => (known.includes(field) ? known : [...known, field])),
  };
  return (
    <FormContext value={form}>
      <Fields schema={fileSchema(file)} value={value} field={[]} />
      {file.endsWith('.md') && <BodyField value={textAt(value, 'body')} />}
    </FormContext>
  );
}

/** A picture that is chosen among others of the file is the first of them while it is none. */
function withMainPicture(file: string, value: FileValue): FileValue {
  const choices = Object.entries(fileSchema(file).properties ?? {}).flatMap(([name, { among }]) => {
    const names = among === undefined ? [] : itemsAt(value, among).map((picture) => textAt(picture, 'file'));
    return names.length > 0 && !names.includes(textAt(value, name)) ? [[name, names[0]]] : [];
  });
  return { ...value, ...Object.fromEntries(choices) };
}
