import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Issue } from '../../content/check/issue.ts';
import { Changes } from '../changes/Changes.tsx';
import { signOut } from '../connect.ts';
import { type Content, type Draft, unchanged } from '../content.ts';
import { EditorContext } from '../context.ts';
import { QuietButton } from '../form/buttons.tsx';
import { Form } from '../form/Field.tsx';
import { isContentFile, projectsIn } from '../projects.ts';
import type { Repository, Snapshot } from '../repository.ts';
import { Conflicts } from '../saving/Conflicts.tsx';
import { forgetDraft, keepDraft } from '../saving/drafts.ts';
import type { Choose } from '../saving/merge.ts';
import { isChanged } from '../unsaved.ts';
import { withoutUntouched } from '../untouched.ts';
import { orderFile, projectFile } from '../values.ts';
import { Header } from './Header.tsx';
import { Home } from './Home.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { Projects } from './Projects.tsx';
import { goTo, useRoute } from './route.ts';
import { SaveBar } from './SaveBar.tsx';
import { showMistake } from './showMistake.ts';
import { useDiscarding } from './useDiscarding.ts';
import { useSaving } from './useSaving.ts';

interface EditorProps {
  repository: Repository;
  snapshot: Snapshot;
  /** What was typed and not saved last time. */
  draft: Draft | undefined;
}

/** Everything after signing in: one screen at a time, and the bar that saves. */
export function Editor({ repository, snapshot, draft }: EditorProps) {
  const [content, change] = useState<Content>({ ...unchanged(snapshot), ...(draft && { draft }) });
  useEffect(() => {
    // At once, for a page may be closed at any moment.
    void (isChanged(content) ? keepDraft(content.draft) : forgetDraft());
  }, [content]);
  const [question, setQuestion] = useState<Parameters<typeof Conflicts>[0]>();
  const choose: Choose = (conflicts) =>
    new Promise<Awaited<ReturnType<Choose>>>((onAnswer) => setQuestion({ conflicts, onAnswer })).finally(() =>
      setQuestion(undefined),
    );
  const { status, mistakes, save, show } = useSaving(repository, content, change, choose);
  const screen = useRoute();
  const [left, setLeft] = useState<string>();
  if (left !== screen) {
    setLeft(screen);
    change((now) => withoutUntouched(now, screen));
  }
  const discarding = useDiscarding(content, change);
  const [previewed, setPreviewed] = useState<string>();
  const isPreviewed = previewed === screen;
  const showIssue = (issue: Issue | undefined) => {
    if (!issue) return;
    flushSync(() => setPreviewed(undefined));
    if (issue.file !== screen) goTo(issue.file);
    showMistake(issue);
  };

  const project = projectsIn(content).find(({ id }) => projectFile(id) === screen);
  const isForm = isContentFile(screen) && (project !== undefined || !screen.startsWith('projects/'));
  return (
    <EditorContext value={{ repository, content, change, file: screen, mistakes }}>
      <div className="shell">
        <Header project={project} />
        {/* Before the form: from its first field «Lagre» is one step back. */}
        <SaveBar status={status} onMistake={showIssue} onSave={() => void save().then(showIssue)}>
          {isForm && (
            <QuietButton
              className="button lg:hidden"
              aria-pressed={isPreviewed}
              onClick={() => setPreviewed(isPreviewed ? undefined : screen)}
            >
              {isPreviewed ? 'Vis skjemaet' : 'Vis siden'}
            </QuietButton>
          )}
        </SaveBar>
        <div className="view" data-preview={isForm ? (isPreviewed ? 'shown' : 'beside') : undefined}>
          <main key={screen}>
            {screen === orderFile && <Projects />}
            {isForm && <Form />}
            {screen === 'endringer' && <Changes onUndone={show} />}
            {!isForm && screen !== 'endringer' && <Home discarding={discarding} />}
            {screen === '' && EDITOR_REPO && (
              <QuietButton onClick={() => void signOut()}>Logg ut</QuietButton>
            )}
          </main>
          {isForm && <PreviewPane isShown={isPreviewed} />}
        </div>
      </div>
      {question && <Conflicts {...question} />}
    </EditorContext>
  );
}
