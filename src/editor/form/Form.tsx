import { useEffect } from 'react';
import { fileNode } from '../../content/fieldTree.ts';
import { useForm } from '../context.ts';
import { unreadableMistakes } from '../mistakes.ts';
import { withoutEmptyProjects } from '../projects.ts';
import { Fields } from './FormField.tsx';
import { useGapPress } from './useGapPress.ts';

/** The form of a content file, or why it has none. */
export function Form() {
  const { file, value, draft, change } = useForm();
  const gapPress = useGapPress();
  useEffect(() => () => change((now) => withoutEmptyProjects(now, (left) => left === file)), [change, file]);
  const unreadable = unreadableMistakes(draft.base, file);
  if (unreadable.length > 0)
    return unreadable.map(({ way, text }) => <p key={way} className="callout">{`${way}: ${text}`}</p>);
  return (
    <form onSubmit={(event) => event.preventDefault()} autoComplete="off" {...gapPress}>
      <Fields {...fileNode(file, value)} />
    </form>
  );
}
