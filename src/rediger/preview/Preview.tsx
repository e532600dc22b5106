import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import statement from '../../styles/statement.css?url';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { valueOf } from '../draft.ts';
import { QuietButton } from '../form/buttons.tsx';
import { type Pictures, PicturesContext } from '../pictures/context.ts';
import type { Files } from '../repository.ts';
import { coloursOf } from './colours.ts';
import { showContent } from './content.tsx';
import styles from './preview.css?url';
import { views } from './views.tsx';

/** Widths in pixels that the site is shown at. */
const widths = { Telefon: 390, 'Stor skjerm': 1280 };

/** The part of the site that a form is about, as it would be with what is in the form now. */
export function Preview({ file, files }: { file: string; files: Files }) {
  const pictures = use(PicturesContext);
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [width, setWidth] = useState<keyof typeof widths>('Telefon');
  const [drawing, setDrawing] = useState<ReactNode>();
  const [broken, setBroken] = useState<ReactNode>();
  useEffect(() => {
    let isLatest = true;
    draw(file, files, pictures).then(
      (drawn) => isLatest && setDrawing(drawn),
      (error: unknown) => isLatest && setDrawing(incomplete(error)),
    );
    return () => {
      isLatest = false;
    };
  }, [file, files, pictures]);
  useEffect(() => {
    if (frame?.contentDocument)
      dress(
        frame.contentDocument,
        coloursOf(valueOf('brand/brand.yaml', files.get('brand/brand.yaml') ?? '')),
      );
  }, [frame, files]);
  useEffect(() => {
    if (!place.current || !frame) return;
    const fit = new ResizeObserver(([entry]) => {
      const { width: room = 0, height = 0 } = entry?.contentRect ?? {};
      const scale = Math.min(1, room / widths[width]);
      // Set by script: the policy refuses `style` attributes only.
      Object.assign(frame.style, {
        width: `${widths[width]}px`,
        height: `${height / scale}px`,
        transform: `scale(${scale})`,
      });
    });
    fit.observe(place.current);
    return () => fit.disconnect();
  }, [frame, width]);
  const body = frame?.contentDocument?.body;
  return (
    <section className="preview" aria-label="Slik blir det">
      <div className="preview-tabs">
        {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
          <QuietButton key={name} aria-pressed={name === width} onClick={() => setWidth(name)}>
            {name}
          </QuietButton>
        ))}
      </div>
      <div className="preview-frame" ref={place}>
        <iframe ref={setFrame} title="Slik blir det" />
      </div>
      {body &&
        createPortal(
          // What could not be drawn is tried again when something in it has changed.
          <ErrorBoundary
            key={String(broken === drawing)}
            onBroken={() => setBroken(drawing)}
            fallback={incomplete()}
          >
            {drawing}
          </ErrorBoundary>,
          body,
        )}
    </section>
  );
}

/** What cannot be drawn yet, such as a project without a picture, says so. */
function incomplete(error?: unknown) {
  if (error !== undefined) reportError(error);
  return <p className="mt-4 text-center">Fyll ut resten, så vises det her.</p>;
}

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives the frame the site's style sheets, and the firm's colours in one of its own: the policy refuses `<style>`. */
function dress(page: Document, colours: string) {
  const own = page.defaultView;
  if (!own) return;
  let sheet = sheets.get(page);
  if (!sheet) {
    page.documentElement.lang = 'nb';
    page.title = 'Slik blir det';
    for (const href of [styles, statement])
      page.head.append(Object.assign(page.createElement('link'), { rel: 'stylesheet', href }));
    sheet = new own.CSSStyleSheet();
    page.adoptedStyleSheets = [sheet];
    sheets.set(page, sheet);
  }
  sheet.replaceSync(colours);
}

async function draw(file: string, files: Files, pictures: Pictures | undefined) {
  const isProject = file.startsWith('projects/');
  // The only project is the large one: there most of it is seen.
  const seen = [...files].filter(([name]) => !isProject || name === file || !name.startsWith('projects'));
  showContent(new Map(isProject ? [...seen, ['projects.yaml', 'title: ""\nlead: ""\n']] : seen), pictures);
  const name = isProject ? 'projects' : file.replace(/.*\/|\..*/g, '');
  return Object.hasOwn(views, name) ? (
    views[name as keyof typeof views]()
  ) : (
    <p className="mt-4 text-center">Dette vises ikke på siden.</p>
  );
}
