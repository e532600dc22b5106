import { useEffect } from 'react';
import { fileNode } from '../../content/fieldTree.ts';
import { useForm } from '../context.ts';
import { describeFileIssue } from '../mistakes.ts';
import { emptyProject, readForm } from '../values.ts';
import { Fields } from '../fields/FormField.tsx';
import { useGapPress } from './useGapPress.ts';

/** The form of a content file, or why it has none. */
export function Form() {
  const { form, value, session, state } = useForm();
  const gapPress = useGapPress();
  // A new project that nothing was written in is gone when its form is left.
  useEffect(
    () => () => {
      const isEmpty = session.state().drafts.get(form)?.values === emptyProject;
      if (isEmpty && !session.choices.isPending(form)) void session.discardDraft(form);
    },
    [session, form],
  );
  const issues = readForm(state.tree.files, form)?.issues ?? [];
  if (issues.length > 0)
    return issues
      .map(describeFileIssue)
      .map(({ way, text }) => <p key={way} className="callout">{`${way}: ${text}`}</p>);
  return (
    <form onSubmit={(event) => event.preventDefault()} autoComplete="off" {...gapPress}>
      <Fields {...fileNode(form, value)} />
    </form>
  );
}
