import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { brandFile } from '../../content/content.ts';
import { keysOf } from '../../content/values.ts';
import { ErrorBoundary } from '../../site/components/ErrorBoundary.tsx';
import statement from '../../site/privacy/statement.css?url';
import { valueIn } from '../draft.ts';
import { useForm } from '../context.ts';
import { Note, QuietButton } from '../form/elements.tsx';
import { coloursOf } from './colours.ts';
import { picturesIn } from './cropped.ts';
import { Incomplete } from './Incomplete.tsx';
import { draw, type Drawn } from './draw.tsx';
import styles from './preview.css?url';
import { usePlace } from './usePage.ts';

/** Sizes of the preview's window (`frame.css`). */
const windows = { Telefon: 'phone', 'Stor skjerm': 'desktop' };

/** Files whose preview depends on the height of its window. */
const hasHero = new Set(['hero.yaml', brandFile]);

/** Renders the part of the site that a form edits, with the form's current values. */
export function Preview() {
  const { file, draft, repository, place } = useForm();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  // Firefox replaces a frame's initial document once it has loaded.
  const [, setLoaded] = useState(false);
  const [isStyled, setStyled] = useState(false);
  const page = frame?.contentDocument;
  const brand = valueIn(draft, 'brand/brand.yaml');
  const [shownIn, setShownIn] = useState<keyof typeof windows>('Telefon');
  const [{ drawing, styles: drawnStyles = '', of }, setDrawing] = useState<Partial<Drawn> & { of?: string }>(
    {},
  );
  const [broken, setBroken] = useState<ReactNode>();
  // Of the photographs at the top of the page, the one that the owner is at.
  const picture = Number(/^felt-pictures-(\d+)/.exec(place ?? '')?.[1] ?? 0);
  useEffect(() => {
    let isLatest = true;
    const show = (drawn: Drawn) => isLatest && setDrawing({ ...drawn, of: file });
    // Debounced: rendering takes longer than a key press may. The site's code throws on an incomplete form.
    const redraw = () =>
      void draw(file, draft, picturesIn(repository), picture).then(show, () => show({ drawing: incomplete }));
    const timer = setTimeout(redraw, 200);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [file, draft, repository, picture]);
  useEffect(() => {
    if (page) dress(page, coloursOf(brand) + drawnStyles);
  }, [page, brand, drawnStyles]);
  const shownPage = isStyled && of === file ? page : undefined;
  usePlace(shownPage ?? undefined);
  const isHidden = valueIn(draft, file)['hidden'] === true;
  const advice = isHidden ? 'Skjult. Slik blir det når det vises.' : 'Slik blir det.';
  return (
    <section className="preview" aria-label="Slik blir det">
      <div className="preview-bar">
        <Note role="status">{shownPage ? advice : 'Forhåndsvisningen lastes …'}</Note>
        {keysOf(windows).map((name) => (
          <QuietButton key={name} aria-pressed={name === shownIn} onClick={() => setShownIn(name)}>
            {name}
          </QuietButton>
        ))}
      </div>
      <div
        className="preview-frame"
        data-window={windows[shownIn]}
        data-hero={hasHero.has(file) || undefined}
      >
        <iframe ref={setFrame} title="Slik blir det" onLoad={() => setLoaded(true)} />
      </div>
      {page &&
        createPortal(
          // Links of the page do not navigate.
          <div onClick={(event) => event.preventDefault()}>
            <link rel="stylesheet" href={styles} onLoad={() => setStyled(true)} />
            <link rel="stylesheet" href={statement} />
            {/* The new key resets the boundary once the rendered values have changed. */}
            <ErrorBoundary
              key={String(broken === drawing)}
              onBroken={() => setBroken(drawing)}
              fallback={incomplete}
            >
              {drawing}
            </ErrorBoundary>
          </div>,
          page.body,
        )}
    </section>
  );
}

const incomplete = <Incomplete />;

/** Gives the page styles of the content, by a sheet of its own window: the policy refuses `<style>`. */
function dress(page: Document, styles: string) {
  page.documentElement.lang = 'nb';
  page.title = 'Slik blir det';
  if (!page.defaultView) return;
  const sheet = new page.defaultView.CSSStyleSheet();
  sheet.replaceSync(styles);
  page.adoptedStyleSheets = [sheet];
}
