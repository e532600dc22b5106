import { type ReactNode, use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import statement from '../../styles/statement.css?url';
import { valueOf } from '../draft.ts';
import { QuietButton } from '../form/buttons.tsx';
import { type Pictures, PicturesContext } from '../pictures/context.ts';
import type { Files } from '../repository.ts';
import { coloursOf } from './colours.ts';
import { showContent } from './content.tsx';
import styles from './preview.css?url';
import { views } from './views.tsx';

/** The part of the site that a form is about, as it would be with what is in the form now. */
export function Preview({ file, files }: { file: string; files: Files }) {
  const pictures = use(PicturesContext);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  // Firefox replaces the first document of a frame when it has loaded.
  const [, setLoaded] = useState(false);
  const page = frame?.contentDocument;
  const [width, setWidth] = useState('Telefon');
  const [drawing, setDrawing] = useState<ReactNode>();
  const [broken, setBroken] = useState<ReactNode>();
  useEffect(() => {
    let isLatest = true;
    draw(file, files, pictures).then(
      (drawn) => isLatest && setDrawing(drawn),
      (error: unknown) => {
        reportError(error);
        if (isLatest) setDrawing(incomplete);
      },
    );
    return () => {
      isLatest = false;
    };
  }, [file, files, pictures]);
  useEffect(() => {
    if (page) dress(page, valueOf('brand/brand.yaml', files.get('brand/brand.yaml') ?? ''));
  }, [page, files]);
  return (
    <section className="preview" aria-label="Slik blir det">
      <div className="preview-tabs">
        {['Telefon', 'Stor skjerm'].map((name) => (
          <QuietButton key={name} aria-pressed={name === width} onClick={() => setWidth(name)}>
            {name}
          </QuietButton>
        ))}
      </div>
      <div className="preview-frame" data-width={width}>
        <iframe ref={setFrame} title="Slik blir det" onLoad={() => setLoaded(true)} />
      </div>
      {page &&
        createPortal(
          <>
            <link rel="stylesheet" href={styles} />
            <link rel="stylesheet" href={statement} />
            {/* What could not be drawn is tried again when something in it has changed. */}
            <ErrorBoundary
              key={String(broken === drawing)}
              onBroken={() => setBroken(drawing)}
              fallback={incomplete}
            >
              {drawing}
            </ErrorBoundary>
          </>,
          page.body,
        )}
    </section>
  );
}

/** In place of what cannot be drawn yet, such as a project without a picture. */
const incomplete = <p className="mt-4 text-center">Fyll ut resten, så vises det her.</p>;

/** Gives the page the firm's colours, by a style sheet of its own window: the policy refuses `<style>`. */
function dress(page: Document, brand: unknown) {
  page.documentElement.lang = 'nb';
  page.title = 'Slik blir det';
  if (!page.defaultView) return;
  const sheet = new page.defaultView.CSSStyleSheet();
  sheet.replaceSync(coloursOf(brand));
  page.adoptedStyleSheets = [sheet];
}

async function draw(file: string, files: Files, pictures: Pictures | undefined): Promise<ReactNode> {
  const view = Object.entries(views).find(([name]) => name === file)?.[1];
  if (view || !file.startsWith('projects/')) {
    showContent(files, pictures);
    return view?.() ?? <p className="mt-4 text-center">Dette vises ikke på siden.</p>;
  }
  // As the only project it is the large one: there most of it is seen.
  const others = [...files].filter(([name]) => name === file || !name.startsWith('projects'));
  showContent(new Map([...others, ['projects.yaml', 'title: ""\nlead: ""\n']]), pictures);
  return views['projects.yaml']();
}
