import { fileSchema } from '#file-schemas';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Issue } from '../../content/check/issue.ts';
import { Changes } from '../changes/Changes.tsx';
import { signOut } from '../connect.ts';
import { type Content, type Draft, isChanged, unchanged, valuesIn } from '../content.ts';
import { QuietButton } from '../form/buttons.tsx';
import { Form } from '../form/Form.tsx';
import { sentenceOf } from '../mistakes.ts';
import { makePictures, PicturesContext } from '../pictures/pictures.ts';
import { isContentFile, projectsIn, projectTitle } from '../projects.ts';
import type { Repository, Snapshot } from '../repository.ts';
import { Conflicts } from '../saving/Conflicts.tsx';
import { forgetDraft, keepDraft } from '../saving/drafts.ts';
import type { Choose } from '../saving/merge.ts';
import { orderFile, projectFile } from '../values.ts';
import { Header } from './Header.tsx';
import { Home } from './Home.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { Projects } from './Projects.tsx';
import { goTo, useRoute } from './route.ts';
import { SaveBar } from './SaveBar.tsx';
import { showMistake } from './showMistake.ts';
import { useMistakes } from './useMistakes.ts';
import { useSaving } from './useSaving.ts';

interface EditorProps {
  repository: Repository;
  snapshot: Snapshot;
  /** What was typed and not saved last time. */
  draft: Draft | undefined;
}

/** Everything after signing in: one screen at a time, and the bar that saves. */
export function Editor({ repository, snapshot, draft }: EditorProps) {
  const [content, setContent] = useState<Content>({ ...unchanged(snapshot), ...(draft && { draft }) });
  useEffect(() => {
    // At once, for a page may be closed at any moment.
    void (isChanged(content) ? keepDraft(content.draft) : forgetDraft());
  }, [content]);
  const [pictures] = useState(() =>
    makePictures(repository, content.draft.pictures, (name, picture) =>
      setContent((now) => ({
        ...now,
        draft: { ...now.draft, pictures: new Map(now.draft.pictures).set(name, picture) },
      })),
    ),
  );
  const [question, setQuestion] = useState<Parameters<typeof Conflicts>[0]>();
  const [mistakes, setMistakes] = useMistakes(content);
  const choose: Choose = (conflicts) =>
    new Promise<Awaited<ReturnType<Choose>>>((onAnswer) =>
      setQuestion({ conflicts, values: valuesIn(content), onAnswer }),
    ).finally(() => setQuestion(undefined));
  const screen = useRoute();
  const [previewed, setPreviewed] = useState<string>();
  const isPreviewed = previewed === screen;

  const show = (issue: Issue) => {
    flushSync(() => setPreviewed(undefined));
    if (issue.file !== screen) goTo(issue.file);
    showMistake(issue);
  };
  const saving = useSaving(repository, content, setContent, choose, (found) => {
    flushSync(() => setMistakes(found));
    if (found[0]) show(found[0]);
  });

  const project = projectsIn(content).find((id) => projectFile(id) === screen);
  const isFile = isContentFile(screen) && (project !== undefined || !screen.startsWith('projects/'));
  const own = isFile ? fileSchema(screen).label : { endringer: 'Siste endringer' }[screen];
  const title = project === undefined ? (own ?? 'Hva vil du endre?') : projectTitle(content, project);
  const back = project === undefined ? '' : orderFile;
  const [first] = mistakes;
  const mistake = first && {
    text: sentenceOf(first, valuesIn(content)),
    onPress: () => show(first),
  };
  const form = { content, onChange: setContent };
  return (
    <PicturesContext value={pictures}>
      <Header screen={screen} title={title} back={screen === '' ? undefined : back} />
      <div className={isFile ? 'lg:grid lg:grid-cols-[2fr_3fr]' : ''}>
        <main className={clsx('screen', isPreviewed && 'max-lg:hidden')}>
          {screen === orderFile && <Projects {...form} />}
          {isFile && <Form key={screen} file={screen} {...form} mistakes={mistakes} />}
          {screen === 'endringer' && <Changes repository={repository} onUndone={saving.show} />}
          {!isFile && screen !== 'endringer' && <Home />}
          {screen === '' && EDITOR_REPO && <QuietButton onClick={() => void signOut()}>Logg ut</QuietButton>}
        </main>
        {isFile && <PreviewPane file={screen} content={content} isShown={isPreviewed} />}
      </div>
      <SaveBar
        status={saving.status}
        isChanged={isChanged(content)}
        mistake={mistake}
        others={mistakes.length - 1}
        onPreview={isFile ? () => setPreviewed(isPreviewed ? undefined : screen) : undefined}
        isPreviewed={isPreviewed}
        onSave={() => void saving.save()}
      />
      {question && <Conflicts {...question} />}
    </PicturesContext>
  );
}
