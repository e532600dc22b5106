import { useEffect, useState } from 'react';
import { Changes } from './Changes.tsx';
import { singleFileNames } from '../../content/schema/files.ts';
import type { Draft } from '../draft.ts';
import { EditorContext, type EditorState, useFilled } from '../context.ts';
import { QuietButton } from '../form/elements.tsx';
import { Form } from '../form/Form.tsx';
import { idOf } from '../form/fieldProps.ts';
import { fieldAround, fieldInView, showField } from '../form/showField.ts';
import { Preview } from '../preview/Preview.tsx';
import { projectsIn, withoutEmptyProjects } from '../projects.ts';
import type { Repository } from '../repository/repository.ts';
import { Conflicts } from '../saving/Conflicts.tsx';
import type { Drafts } from '../saving/storedDraft.ts';
import { orderFile, projectFile } from '../values.ts';
import { TitleBar } from './TitleBar.tsx';
import { Home } from './Home.tsx';
import { Notice, type NoticeKind, Taken } from './Notice.tsx';
import { Projects } from './Projects.tsx';
import { goBack, goBackToPreview, goTo, useRoute } from './route.ts';
import { SaveBar } from './SaveBar.tsx';
import { useKeptDraft } from './useKeptDraft.ts';
import { useSaving } from './useSaving.ts';

interface EditorProps {
  repository: Repository;
  /** The content, with what was typed and not saved last time. */
  kept: Draft;
  drafts: Drafts;
  /** Resolves when another tab takes the editor over. */
  taken: Promise<unknown>;
  notice: NoticeKind | undefined;
}

/** Everything after signing in: one screen at a time, and the bar that saves. */
export function Editor({ repository, kept, drafts, taken, notice }: EditorProps) {
  const [draft, change] = useState(() => withoutEmptyProjects(kept, () => true));
  const keeping = useKeptDraft(draft, drafts, taken);
  const { status, mistakes, question, save, undoEntry } = useSaving(repository, drafts, draft, change);
  const filled = useFilled(draft);
  const { screen, field: wanted, isPreview: isPreviewed } = useRoute();
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    if (wanted) showField(wanted);
  }, [screen, wanted]);
  const openField: EditorState['openField'] = ({ file, field, line }) => {
    // On a wide window form and page are side by side, so there is no page to go back to.
    goTo(file, { field, isReplacing: file === screen && !isPreviewed });
    showField(idOf(field), line);
  };
  const togglePreview = () => {
    if (isPreviewed) return goBack() || goTo(screen, { isReplacing: true });
    setPlace(fieldInView(place));
    return goBackToPreview() || goTo(screen, { isPreview: true });
  };

  const saveAll = async () => {
    const found = await save();
    // After a press on the page, saving returns to the page.
    if (found === 'saved') goBackToPreview();
    else if (found) openField(found);
  };

  const project = projectsIn(draft).find(({ id }) => projectFile(id) === screen);
  if (keeping === 'taken') return <Taken />;
  const told = keeping === 'failed' ? 'unkept' : notice;
  const isForm = project !== undefined || singleFileNames.includes(screen);
  return (
    <EditorContext
      value={{ repository, drafts, draft, change, file: screen, mistakes, filled, place, openField }}
    >
      <div className="shell">
        <TitleBar project={project} isPreviewed={isPreviewed} />
        {/* Before the form in tab order: from the first field, Shift+Tab leads to «Lagre». */}
        <SaveBar status={status} onSave={() => void saveAll()}>
          {isForm && (
            <QuietButton className="button show-page" aria-pressed={isPreviewed} onClick={togglePreview}>
              {isPreviewed ? 'Vis skjemaet' : 'Vis siden'}
            </QuietButton>
          )}
        </SaveBar>
        {told && <Notice key={told} kind={told} />}
        <div className="view" data-preview={isForm ? (isPreviewed ? 'shown' : 'beside') : undefined}>
          <main key={screen} onFocus={({ target }) => setPlace(fieldAround(target))}>
            {screen === orderFile && <Projects />}
            {isForm && <Form />}
            {screen === 'endringer' && <Changes isBusy={status?.state === 'saving'} onUndo={undoEntry} />}
            {!isForm && screen !== 'endringer' && <Home />}
          </main>
          {isForm && (isPreviewed || window.matchMedia('(min-width: 64rem)').matches) && <Preview />}
        </div>
      </div>
      {question && <Conflicts {...question} />}
    </EditorContext>
  );
}
