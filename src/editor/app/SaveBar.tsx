import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useEditor } from '../context.ts';
import { QuietButton } from '../elements.tsx';
import { formatMistake } from '../mistakes.ts';
import { listDeletedProjects } from '../projects.ts';
import { type State, listUnsavedForms } from '../state.ts';
import { orderFile } from '../values.ts';
import type { SavingStatus } from './useSaving.ts';

interface SaveBarProps {
  status: SavingStatus | undefined;
  onSave: (forms: readonly string[]) => void;
  /** Further buttons of the bar. */
  children: ReactNode;
}

/** The forms that a screen shows: beside the list of projects, those that are deleted there. */
function listFormsOnScreen(screen: string, state: State): readonly string[] {
  if (screen === '') return listUnsavedForms(state);
  if (screen === orderFile) return [orderFile, ...listDeletedProjects(state).map(({ form }) => form)];
  return [screen];
}

/** «Lagre» and «Lagre alle», with the progress of a save or the mistakes that prevent it. */
export function SaveBar({ status, onSave, children }: SaveBarProps) {
  const { state, mistakes, file, filled, openField } = useEditor();
  const [mistake, ...others] = mistakes;
  const isBusy = status?.state === 'saving';
  const unsaved = listUnsavedForms(state);
  const shown = listFormsOnScreen(file, state);
  const own = unsaved.filter((form) => shown.includes(form));
  // Without changes of its own a screen offers to save the others.
  const saved = own.length > 0 ? own : unsaved;
  const canSave = saved.length > 0 && !isBusy;
  const isOutdated = !isBusy && !/failed|told|stopped/.test(status?.state ?? '') && own.length > 0;
  const told = isOutdated && mistakes.length === 0 ? undefined : status;
  const isWrong = mistake !== undefined || told?.state === 'failed' || told?.state === 'stopped';
  const button = useSaveKey();
  return (
    <footer className="save-bar">
      <div className="save-status" data-wrong={isWrong || undefined} role="status">
        {mistake && (
          <button type="button" className="link" onClick={() => openField(mistake)}>
            {formatMistake(filled(mistake.way), mistake.text)}{' '}
            {others.length > 0 && `Og ${others.length} til.`}
          </button>
        )}
        {told && `${mistake ? ' Resten: ' : ''}${(isBusy && describeUploads(state)) || told.text}`}
        {!mistake && !told && own.length > 0 && 'Ikke lagret ennå.'}
        {told && 'link' in told && (
          <a className="link" href={told.link} target="_blank" rel="noreferrer">
            Se hva
          </a>
        )}
      </div>
      {children}
      {saved.length < unsaved.length && (
        <QuietButton aria-disabled={isBusy} onClick={() => isBusy || onSave(unsaved)}>
          Lagre alle
        </QuietButton>
      )}
      <button
        ref={button}
        type="button"
        className="button"
        aria-disabled={!canSave}
        aria-keyshortcuts="Control+S"
        onClick={() => canSave && onSave(saved)}
      >
        {saved.length > 1 || (saved.length === 1 && own.length === 0) ? 'Lagre alle' : 'Lagre'}
      </button>
    </footer>
  );
}

const describeUploads = ({ uploads }: State) =>
  uploads && `Lagrer … ${uploads.sent} av ${uploads.all} bilder er sendt.`;

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
