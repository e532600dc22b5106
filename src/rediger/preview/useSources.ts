import { useRef } from 'react';
import { type Content, valuesIn } from '../content.ts';
import { useForm } from '../context.ts';
import { formFields } from '../form/formFields.ts';
import { isContentFile } from '../projects.ts';
import { type Source, sourcesOf } from './sources.ts';

/** Returns the fields that the page shows, those of the open form first. Computed lazily. */
export function useSources(): () => Source[] {
  const { content, file, facts, filled } = useForm();
  const known = useRef<{ of: readonly [Content, string, unknown]; sources: Source[] }>(undefined);
  return () => {
    const of = [content, file, facts] as const;
    if (!known.current?.of.every((part, index) => part === of[index])) {
      const values = valuesIn(content);
      const names = [file, ...Object.keys(values).filter((name) => name !== file && isContentFile(name))];
      const fields = names.flatMap((name) => formFields(name, values[name]));
      known.current = { of, sources: sourcesOf(fields, filled) };
    }
    return known.current.sources;
  };
}
