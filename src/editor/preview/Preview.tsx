import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { brandFile } from '../../content/content.ts';
import { listKeys } from '../../content/values.ts';
import { ErrorBoundary } from '../../site/components/ErrorBoundary.tsx';
import statement from '../../site/privacy/statement.css?url';
import { useForm } from '../context.ts';
import { Note, QuietButton } from '../elements.tsx';
import { getContent, getFormValue } from '../state.ts';
import { buildColourStyles } from './colours.ts';
import { openPreviewPictures } from './pictures.ts';
import { draw, type Drawn } from './draw.tsx';
import styles from './preview.css?url';
import { findFormAt } from './findFormAt.ts';

/** Sizes of the preview's window (`frame.css`). */
const windows = { Telefon: 'phone', 'Stor skjerm': 'desktop' };

/** Files whose preview depends on the height of its window. */
const hasHero = new Set(['hero.yaml', brandFile]);

/** Where the preview of each form was scrolled to. */
const scrolled = new Map<string, number>();

/** Draws the part of the site that a form is of, with the form's current values. */
export function Preview() {
  const { form, session, state, lastField, openField } = useForm();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  // Firefox replaces a frame's initial document once it has loaded.
  const [, setLoaded] = useState(false);
  const [isStyled, setStyled] = useState(false);
  const [shownIn, setShownIn] = useState<keyof typeof windows>('Telefon');
  const [drawn, setDrawn] = useState<Drawn & { of: string }>();
  const [broken, setBroken] = useState<ReactNode>();
  const page = frame?.contentDocument;
  const content = getContent(state);
  const brand = getFormValue(state, brandFile);
  // Of the photographs at the top of the page, the one that the owner is at.
  const picture = Number(/^felt-pictures-(\d+)/.exec(lastField ?? '')?.[1] ?? 0);

  useEffect(() => {
    let isLatest = true;
    const show = (next: Drawn) => {
      if (isLatest) setDrawn({ ...next, of: form });
    };
    const keepLast = () => {
      if (isLatest) setDrawn((last) => (last?.of === form ? last : { drawing: undefined, of: form }));
    };
    const drawPage = () => {
      // While a field is half typed the site's code may throw.
      void draw(form, content, openPreviewPictures(session, form), picture).then(show, keepLast);
    };
    // Debounced: drawing takes longer than a key press may.
    const timer = setTimeout(drawPage, 200);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [form, content, session, picture]);

  useEffect(() => {
    if (page) applyStyles(page, buildColourStyles(brand) + (drawn?.styles ?? ''));
  }, [page, brand, drawn?.styles]);

  const isShown = isStyled && drawn?.of === form;
  // A layout effect: its cleanup runs before the frame is removed.
  useLayoutEffect(() => {
    const view = isShown ? page?.scrollingElement : undefined;
    view?.scrollTo(0, scrolled.get(form) ?? 0);
    return () => {
      if (view) scrolled.set(form, view.scrollTop);
    };
  }, [page, form, isShown]);

  const press = (event: SyntheticEvent) => {
    // Links of the page do not navigate.
    event.preventDefault();
    openField({ file: findFormAt(event.target as Element) ?? form, field: [] });
  };
  const isHidden = getFormValue(state, form)?.['hidden'] === true;
  const advice = isHidden ? 'Skjult. Slik blir det når det vises.' : 'Trykk på en del for å endre den.';
  const hasParts = drawn?.drawing !== undefined;
  return (
    <section className="preview" aria-label="Slik blir det">
      <div className="preview-bar">
        <Note role="status">{isShown ? hasParts && advice : 'Forhåndsvisningen lastes …'}</Note>
        {listKeys(windows).map((name) => (
          <QuietButton key={name} aria-pressed={name === shownIn} onClick={() => setShownIn(name)}>
            {name}
          </QuietButton>
        ))}
      </div>
      <div
        className="preview-frame"
        data-window={windows[shownIn]}
        data-hero={hasHero.has(form) || undefined}
      >
        <iframe ref={setFrame} title="Slik blir det" onLoad={() => setLoaded(true)} />
      </div>
      {page &&
        createPortal(
          <div onClick={press}>
            <link rel="stylesheet" href={styles} onLoad={() => setStyled(true)} />
            <link rel="stylesheet" href={statement} />
            {/* The new key resets the boundary once the drawn values have changed. */}
            <ErrorBoundary
              key={String(broken === drawn?.drawing)}
              onBroken={() => setBroken(drawn?.drawing)}
              fallback={incomplete}
            >
              {drawn && (drawn.drawing ?? incomplete)}
            </ErrorBoundary>
          </div>,
          page.body,
        )}
    </section>
  );
}

/** Instead of a part that cannot be drawn yet, such as a project without a description. */
const incomplete = <p className="preview-message">Fyll ut resten, så vises det her.</p>;

/** Gives the page styles of the content, by a sheet of its own window: the policy refuses `<style>`. */
function applyStyles(page: Document, text: string) {
  page.documentElement.lang = 'nb';
  page.title = 'Slik blir det';
  if (!page.defaultView) return;
  const sheet = new page.defaultView.CSSStyleSheet();
  sheet.replaceSync(text);
  page.adoptedStyleSheets = [sheet];
}
