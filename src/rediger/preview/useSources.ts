import { useRef } from 'react';
import { type Draft, isContentFile } from '../draft.ts';
import { useForm } from '../context.ts';
import { formFields } from '../form/formFields.ts';
import { type Source, sourcesOf } from './sources.ts';

/** Returns the fields that the page shows, those of the open form first. Computed lazily. */
export function useSources(): () => Source[] {
  const { draft, file, facts, filled } = useForm();
  const known = useRef<{ of: readonly [Draft, string, unknown]; sources: Source[] }>(undefined);
  return () => {
    const of = [draft, file, facts] as const;
    if (!known.current?.of.every((part, index) => part === of[index])) {
      const { values } = draft;
      const names = [file, ...Object.keys(values).filter((name) => name !== file && isContentFile(name))];
      const fields = names.flatMap((name) => formFields(name, values[name]));
      known.current = { of, sources: sourcesOf(fields, filled) };
    }
    return known.current.sources;
  };
}
