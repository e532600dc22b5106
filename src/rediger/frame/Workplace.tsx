import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Issue } from '../../content/check/issue.ts';
import { Changes } from '../changes/Changes.tsx';
import { isContentFile } from '../draft.ts';
import { idOf } from '../form/context.ts';
import { PicturesContext } from '../pictures/context.ts';
import type { Repository } from '../repository.ts';
import { Conflicts } from '../saving/Conflicts.tsx';
import type { Conflict } from '../saving/merge.ts';
import { fileTitle } from '../titles.ts';
import { FileScreen } from './FileScreen.tsx';
import { Home } from './Home.tsx';
import { Projects } from './Projects.tsx';
import { linkTo, useRoute } from './route.ts';
import { SaveBar } from './SaveBar.tsx';
import { useEditor } from './useEditor.ts';

const Preview = lazy(() => import('../preview/Preview.tsx').then((module) => ({ default: module.Preview })));

type Answers = readonly ('mine' | 'theirs')[] | undefined;

interface WorkplaceProps {
  repository: Repository;
  onSignOut: (() => void) | undefined;
}

/** Everything that the owner sees after signing in: one screen at a time, and the bar that saves. */
export function Workplace({ repository, onSignOut }: WorkplaceProps) {
  const [question, setQuestion] = useState<{
    conflicts: readonly Conflict[];
    answer: (answers: Answers) => void;
  }>();
  const choose = (conflicts: readonly Conflict[]) =>
    new Promise<Answers>((resolve) =>
      setQuestion({
        conflicts,
        answer: (answers) => {
          setQuestion(undefined);
          resolve(answers);
        },
      }),
    );
  const editor = useEditor(repository, choose);
  const screen = useRoute();
  const [previewed, setPreviewed] = useState<string>();
  const isPreviewed = previewed === screen;
  const [isStrict, setStrict] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [screen]);
  const { mistakes } = editor;

  const save = async () => {
    const [first] = editor.checkNow();
    setStrict(first !== undefined);
    if (!first) return editor.save();
    location.hash = linkTo(first.file);
    setPreviewed(undefined);
    setTimeout(() => showMistake(first), 100);
  };

  const isFile = isContentFile(screen);
  const title = isFile
    ? fileTitle(screen, editor.files).replaceAll(/^prosjektet |«|»/g, '')
    : ({ prosjekter: 'Prosjekter', endringer: 'Siste endringer' }[screen] ?? 'Hva vil du endre?');
  const back = screen.startsWith('projects') ? 'prosjekter' : '';
  return (
    <PicturesContext value={editor.pictures}>
      <header className="bar">
        {screen !== '' && (
          <a className="icon-button" href={linkTo(back)} aria-label="Tilbake">
            <Icon glyph={ArrowLeft} />
          </a>
        )}
        <h1 className="title" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <a className="link" href="/" target="_blank">
          Se nettsiden
        </a>
      </header>
      <div className="stage" data-previewed={isPreviewed || undefined}>
        <main className="screen">
          {!editor.snapshot && (
            <p role="status">
              {editor.status ? 'Fikk ikke hentet innholdet. ' : 'Henter innholdet …'}
              {editor.status && (
                <button type="button" className="link" onClick={() => location.reload()}>
                  Prøv igjen
                </button>
              )}
            </p>
          )}
          {editor.snapshot && screen === '' && <Home editor={editor} onSignOut={onSignOut} />}
          {editor.snapshot && screen === 'prosjekter' && (
            <Projects editor={editor} mistakes={mistakes} isStrict={isStrict} />
          )}
          {editor.snapshot && screen === 'endringer' && (
            <Changes repository={repository} onUndone={editor.reload} />
          )}
          {editor.snapshot && isFile && (
            <FileScreen key={screen} file={screen} editor={editor} mistakes={mistakes} isStrict={isStrict} />
          )}
        </main>
        {editor.snapshot && isFile && (
          <ErrorBoundary
            fallback={<p className="p-4">Visningen kom ikke. Last siden på nytt når du har nett.</p>}
          >
            <Suspense fallback={null}>
              <PreviewPane file={screen} files={editor.files} isShown={isPreviewed} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <SaveBar
        editor={editor}
        isPreviewed={isPreviewed}
        onPreview={isFile ? () => setPreviewed(isPreviewed ? undefined : screen) : undefined}
        mistakes={isStrict ? mistakes : []}
        onMistake={(issue) => {
          location.hash = linkTo(issue.file);
          setTimeout(() => showMistake(issue), 100);
        }}
        onSave={() => void save()}
      />
      {question && (
        <Conflicts conflicts={question.conflicts} files={editor.files} onAnswer={question.answer} />
      )}
    </PicturesContext>
  );
}

/** The preview beside the form where there is room; on a phone only when it is asked for. */
function PreviewPane({
  file,
  files,
  isShown,
}: {
  file: string;
  files: ReadonlyMap<string, string | null>;
  isShown: boolean;
}) {
  const isWide = window.matchMedia('(min-width: 64rem)').matches;
  return isShown || isWide ? <Preview file={file} files={files} /> : null;
}

/** Opens what a mistake is folded into, and moves the focus to its field, or to the nearest around it. */
function showMistake({ field }: Issue) {
  const steps = [...field.keys()].map((length) => field.slice(0, field.length - length));
  const place = steps.map((step) => document.getElementById(idOf(step))).find(Boolean);
  for (
    let parent = place?.closest('details');
    parent;
    parent = parent.parentElement?.closest('details') ?? null
  )
    parent.open = true;
  place?.scrollIntoView({ block: 'center' });
  place?.focus();
}
