import { useEffect } from 'react';
import { fileNode } from '../../content/fieldTree.ts';
import { useForm } from '../context.ts';
import { describeFileIssue } from '../mistakes.ts';
import { emptyProject, readForm } from '../values.ts';
import { Fields } from '../fields/FormField.tsx';
import { useGapPress } from './useGapPress.ts';

/** The form of a content file, or why it has none. */
export function Form() {
  const { file, value, session, state } = useForm();
  const gapPress = useGapPress();
  // A new project that nothing was written in is gone when its form is left.
  useEffect(
    () => () => {
      const isEmpty = session.state().drafts.get(file)?.values === emptyProject;
      if (isEmpty && !session.choices.isPending(file)) void session.discardDraft(file);
    },
    [session, file],
  );
  const issues = readForm(state.tree.files, file)?.issues ?? [];
  if (issues.length > 0)
    return issues
      .map(describeFileIssue)
      .map(({ way, text }) => <p key={way} className="callout">{`${way}: ${text}`}</p>);
  return (
    <form onSubmit={(event) => event.preventDefault()} autoComplete="off" {...gapPress}>
      <Fields {...fileNode(file, value)} />
    </form>
  );
}
