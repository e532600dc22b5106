import '../without-eval.ts';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keysOf } from '../../content/values.ts';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import statement from '../../styles/statement.css?url';
import { type Content, valueIn } from '../content.ts';
import { useEditor } from '../context.ts';
import { QuietButton } from '../form/buttons.tsx';
import type { Repository } from '../repository.ts';
import { coloursOf } from './colours.ts';
import { valuesAfter } from '../saving/valuesAfter.ts';
import { showContent } from './content.tsx';
import styles from './preview.css?url';
import { orderFile } from '../values.ts';
import { views } from './views.tsx';

/** Widths of the page, in CSS pixels. */
const widths = { Telefon: '[--shown:390px]', 'Stor skjerm': '[--shown:1280px]' };

/** The part of the site that a form is about, as it would be with what is in the form now. */
export function Preview() {
  const { file, content, repository } = useEditor();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  // Firefox replaces the first document of a frame when it has loaded.
  const [, setLoaded] = useState(false);
  const page = frame?.contentDocument;
  const brand = valueIn(content, 'brand/brand.yaml');
  const [width, setWidth] = useState<keyof typeof widths>('Telefon');
  const [drawing, setDrawing] = useState<ReactNode>();
  const [broken, setBroken] = useState<ReactNode>();
  useEffect(() => {
    let isLatest = true;
    const show = (drawn: ReactNode) => isLatest && setDrawing(drawn);
    // After a pause in typing: drawing takes longer than a key press may. The site's own code throws where a
    // form is half filled in.
    const redraw = () => void draw(file, content, repository).then(show, () => show(incomplete));
    const timer = setTimeout(redraw, 200);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [file, content, repository]);
  useEffect(() => {
    if (page) dress(page, brand);
  }, [page, brand]);
  return (
    <section className="preview" aria-label="Slik blir det">
      <div className="hidden gap-2 p-2 lg:flex">
        {keysOf(widths).map((name) => (
          <QuietButton key={name} aria-pressed={name === width} onClick={() => setWidth(name)}>
            {name}
          </QuietButton>
        ))}
      </div>
      <div className={clsx('preview-frame', widths[width])}>
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

async function draw(file: string, content: Content, repository: Repository): Promise<ReactNode> {
  const values = valuesAfter(content);
  const view = Object.entries(views).find(([name]) => name === file)?.[1];
  if (view || !file.startsWith('projects/')) {
    showContent(values, repository);
    return view?.() ?? <p className="mt-4 text-center">Dette vises ikke på siden.</p>;
  }
  // As the only project it is the large one: there most of it is seen.
  const others = Object.entries(values).filter(([name]) => name === file || !name.startsWith('projects'));
  showContent({ ...Object.fromEntries(others), [orderFile]: { title: '', lead: '' } }, repository);
  return views[orderFile]();
}
