import { useMemo } from 'react';
import { fillKnown } from '../../content/placeholders.ts';
import { isContentFile } from '../draft.ts';
import { useEditor } from '../context.ts';
import { formFields } from '../form/formFields.ts';
import { type Source, sourcesOf } from './sources.ts';

/** Returns the fields that the page shows, those of the open form first. Computed when they are asked for. */
export function useSources(): () => Source[] {
  const { draft, file, facts } = useEditor();
  return useMemo(() => {
    const names = [file, ...Object.keys(draft.values).filter((name) => name !== file && isContentFile(name))];
    let sources: Source[] | undefined;
    return () =>
      (sources ??= sourcesOf(
        names.flatMap((name) => formFields(name, draft.values[name])),
        (text) => fillKnown(text, facts),
      ));
  }, [draft, file, facts]);
}
