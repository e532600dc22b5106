import { fileSchema } from '../../content/schema/files.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useEditor } from '../context.ts';
import { screenOf, unsavedScreens } from '../unsaved.ts';
import { sentenceOf } from '../mistakes.ts';
import { useActivity } from './useActivity.ts';
import type { SavingStatus } from './useSaving.ts';

interface SaveBarProps {
  status: SavingStatus | undefined;
  onSave: () => void;
  /** Further buttons of the bar. */
  children: ReactNode;
}

/** «Lagre» says what it saves, unless that is only what is on the screen. */
function labelOf(screens: readonly string[], shown: string): string {
  if (screens.every((screen) => screen === screenOf(shown))) return 'Lagre';
  const [first = '', ...others] = screens.map((screen) => fileSchema(screen).label ?? screen);
  const names = others.length > 1 ? [first, `${others.length} til`] : [first, ...others];
  return `Lagre ${new Intl.ListFormat('nb').format(names)}`;
}

/** The save button, with the progress of the save or the mistakes that prevent it. */
export function SaveBar({ status, onSave, children }: SaveBarProps) {
  const { draft, mistakes, file, filled, openField } = useEditor();
  const [mistake, ...others] = mistakes;
  const isBusy = status?.state === 'saving';
  const unsaved = unsavedScreens(draft);
  const canSave = unsaved.length > 0 && !isBusy;
  const hasMistake = (screen: string) => mistakes.some((each) => screenOf(each.file) === screen);
  const isOutdated = !isBusy && status?.state !== 'failed' && !unsaved.every(hasMistake);
  const shown = isOutdated ? undefined : status;
  const isWrong = mistake !== undefined || shown?.state === 'failed' || shown?.state === 'stopped';
  const label = labelOf(unsaved, file);
  const activity = useActivity();
  const button = useSaveKey();
  return (
    <footer className="save-bar">
      <div className="save-status" data-wrong={isWrong || undefined} role="status">
        {mistake && (
          <button type="button" className="link" onClick={() => openField(mistake)}>
            {sentenceOf(filled(mistake.way), mistake.text)} {others.length > 0 && `Og ${others.length} til.`}
          </button>
        )}
        {shown && `${mistake ? ' Resten: ' : ''}${(isBusy && activity) || shown.text}`}
        {!mistake && !shown && canSave && label === 'Lagre' && 'Ikke lagret ennå.'}
        {shown && 'link' in shown && (
          <a className="link" href={shown.link} target="_blank" rel="noreferrer">
            Se hva
          </a>
        )}
      </div>
      {children}
      <button
        ref={button}
        type="button"
        className="button"
        aria-disabled={!canSave}
        aria-keyshortcuts="Control+S"
        onClick={() => canSave && onSave()}
      >
        {label}
      </button>
    </footer>
  );
}

/** Ctrl+S, or ⌘S, saves. Blurs the field first, which normalises its value. */
function useSaveKey() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const field = document.activeElement;
      if (!(field instanceof HTMLElement)) return;
      flushSync(() => field.blur());
      button.current?.click();
      field.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return button;
}
