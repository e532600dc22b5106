import { useEffect, useState, useSyncExternalStore } from 'react';
import { singleFileNames } from '../../content/schema/files.ts';
import { readProjectId } from '../../content/content.ts';
import { EditorContext, type EditorContextValue, useFilled, useSessionState } from '../context.ts';
import { QuietButton } from '../elements.tsx';
import { Form } from './Form.tsx';
import { getFieldId } from '../fields/fieldId.ts';
import { findFieldAround, showField } from './showField.ts';
import { Preview } from '../preview/Preview.tsx';
import type { Session } from '../session.ts';
import { getFormValue } from '../state.ts';
import { orderFile } from '../values.ts';
import { Home } from './Home.tsx';
import { Notices } from './Notices.tsx';
import { Projects } from './Projects.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { goBack, goBackToPreview, goTo, useRoute } from './route.ts';
import { SaveBar } from './SaveBar.tsx';
import { TitleBar } from './TitleBar.tsx';
import { useSaving } from './useSaving.ts';
import { Versions } from './Versions.tsx';

/** Everything after signing in: one screen at a time, and the bar that saves. */
export function Editor({ session }: { session: Session }) {
  const state = useSessionState(session);
  const { status, mistakes, save } = useSaving(session, state);
  const filled = useFilled(state);
  const { screen, fieldId, isPreviewed } = useRoute();
  const [lastField, setLastField] = useState<string>();
  const isWide = useIsWide();
  useRefresh(session, screen);
  useLeaving(session);
  useEffect(() => {
    if (fieldId) showField(fieldId);
  }, [screen, fieldId]);

  const isProject = readProjectId(screen) !== undefined && getFormValue(state, screen) !== undefined;
  const isForm = singleFileNames.includes(screen) || isProject;
  const form = isForm ? screen : '';
  /** On a phone the page is shown in place of its form. */
  const formPreview = isPreviewed ? 'shown' : 'beside';
  const openField: EditorContextValue['openField'] = ({ file, field, line }) => {
    // On a wide window form and page are side by side, so there is no page to go back to.
    goTo(file, { field, isReplacing: file === screen && !isPreviewed });
    showField(getFieldId(field), line);
  };
  const togglePreview = () => {
    if (isPreviewed) {
      const isBack = goBack();
      if (!isBack) goTo(screen, { isReplacing: true });
      return;
    }
    const isBack = goBackToPreview();
    if (!isBack) goTo(screen, { isPreview: true });
  };
  const saveForms = async (forms: readonly string[]) => {
    const found = await save(forms);
    // After a press on the page, saving returns to the page.
    if (found === 'saved') goBackToPreview();
    else if (found) openField(found);
  };

  return (
    <EditorContext value={{ session, state, form, mistakes, filled, lastField, openField }}>
      <div className="shell">
        <TitleBar isPreviewed={isPreviewed} />
        {/* Before the form in tab order: from the first field, Shift+Tab leads to «Lagre». */}
        <SaveBar status={status} onSave={(forms) => void saveForms(forms)}>
          {isForm && (
            <QuietButton className="button show-page" aria-pressed={isPreviewed} onClick={togglePreview}>
              {isPreviewed ? 'Vis skjemaet' : 'Vis siden'}
            </QuietButton>
          )}
        </SaveBar>
        <Notices />
        <div className="view" data-preview={isForm ? formPreview : undefined}>
          <main key={screen} onFocus={({ target }) => setLastField(findFieldAround(target))}>
            {form === orderFile && <Projects />}
            {isForm ? <Form /> : <Home />}
            {isForm && <Versions key={screen} />}
          </main>
          {isForm && (isPreviewed || isWide) && <Preview />}
        </div>
      </div>
      {state.question && <QuestionDialog {...state.question} />}
    </EditorContext>
  );
}

const wide = window.matchMedia('(min-width: 64rem)');

/** Whether there is room for the preview beside the form; follows the window. */
const useIsWide = () =>
  useSyncExternalStore(
    (listen) => {
      wide.addEventListener('change', listen);
      return () => wide.removeEventListener('change', listen);
    },
    () => wide.matches,
  );

/** Takes what is new where a screen is opened, and where the owner comes back to the window. */
function useRefresh(session: Session, screen: string) {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void session.refresh();
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [session, screen]);
}

/** Asks before the page is left with words that are nowhere else. */
function useLeaving(session: Session) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (session.wouldLose()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [session]);
}
