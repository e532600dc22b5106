import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Issue } from '../../content/check/issue.ts';
import { fileSchema } from '../../content/schema/field-schema.ts';
import { signOut } from '../connect.ts';
import { Changes } from '../changes/Changes.tsx';
import { type Content, emptyDraft, isChanged } from '../content.ts';
import { type Draft, isContentFile, mistakesIn } from '../draft.ts';
import { QuietButton } from '../form/buttons.tsx';
import { Form } from '../form/Form.tsx';
import { PicturesContext } from '../pictures/context.ts';
import { makePictures } from '../pictures/store.ts';
import { orderFile, projectFile, projectsIn, projectTitle } from '../projects.ts';
import type { Repository, Snapshot } from '../repository.ts';
import { filesAfter } from '../saving/contents.ts';
import { Conflicts } from '../saving/Conflicts.tsx';
import type { Choose } from '../saving/merge.ts';
import { Header } from './Header.tsx';
import { Home } from './Home.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { Projects } from './Projects.tsx';
import { goTo, useRoute } from './route.ts';
import { SaveBar } from './SaveBar.tsx';
import { showMistake } from './showMistake.ts';
import { useCheck } from './useCheck.ts';
import { useSaving } from './useSaving.ts';

interface EditorProps {
  repository: Repository;
  snapshot: Snapshot;
  /** What was typed and not saved last time. */
  draft: Draft | undefined;
}

/** Everything after signing in: one screen at a time, and the bar that saves. */
export function Editor({ repository, snapshot, draft = emptyDraft(snapshot.commit) }: EditorProps) {
  const [content, setContent] = useState<Content>({ snapshot, draft });
  const [pictures] = useState(() =>
    makePictures(repository, draft.pictures, (name, picture) =>
      setContent((now) => ({
        ...now,
        draft: { ...now.draft, pictures: new Map(now.draft.pictures).set(name, picture) },
      })),
    ),
  );
  const [question, setQuestion] = useState<Parameters<typeof Conflicts>[0]>();
  const { files, mistakes } = useCheck(content);
  const choose: Choose = (conflicts) =>
    new Promise<Awaited<ReturnType<Choose>>>((onAnswer) =>
      setQuestion({ conflicts, files, onAnswer }),
    ).finally(() => setQuestion(undefined));
  const saving = useSaving(repository, content, setContent, choose);
  const screen = useRoute();
  const [isStrict, setStrict] = useState(false);
  const [previewed, setPreviewed] = useState<string>();
  const isPreviewed = previewed === screen;

  const show = (issue: Issue) => {
    flushSync(() => setPreviewed(undefined));
    if (issue.file !== screen) goTo(issue.file);
    showMistake(issue);
  };
  const trySaving = async () => {
    const [first] = await mistakesIn(filesAfter(content.snapshot.files, content.draft));
    flushSync(() => setStrict(first !== undefined));
    if (first) show(first);
    else void saving.save();
  };

  const project = projectsIn(content).find((id) => projectFile(id) === screen);
  const isFile = isContentFile(screen) && (project !== undefined || !screen.startsWith('projects/'));
  const own = isFile ? fileSchema(screen).label : { endringer: 'Siste endringer' }[screen];
  const title = project === undefined ? (own ?? 'Hva vil du endre?') : projectTitle(content, project);
  const back = project === undefined ? '' : orderFile;
  const form = { content, onChange: setContent };
  return (
    <PicturesContext value={pictures}>
      <Header screen={screen} title={title} back={screen === '' ? undefined : back} />
      <div className="stage" data-previewed={isPreviewed || undefined}>
        <main className="screen">
          {screen === orderFile && <Projects {...form} />}
          {isFile && <Form key={screen} file={screen} {...form} {...{ mistakes, isStrict }} />}
          {screen === 'endringer' && <Changes repository={repository} onUndone={saving.show} />}
          {!isFile && screen !== 'endringer' && <Home />}
          {screen === '' && EDITOR_REPO && <QuietButton onClick={() => void signOut()}>Logg ut</QuietButton>}
        </main>
        {isFile && <PreviewPane file={screen} files={files} isShown={isPreviewed} />}
      </div>
      <SaveBar
        {...{ files, isPreviewed }}
        status={saving.status}
        isChanged={isChanged(content)}
        mistakes={isStrict ? mistakes : []}
        onMistake={show}
        onPreview={isFile ? () => setPreviewed(isPreviewed ? undefined : screen) : undefined}
        onSave={() => void trySaving()}
      />
      {question && <Conflicts {...question} />}
    </PicturesContext>
  );
}
