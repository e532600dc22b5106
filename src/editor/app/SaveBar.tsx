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

/** States of a save that is in the content, and on its way to the visitors. */
const endsWell = new Set<SavingStatus['state']>(['publishing', 'out', 'unknown']);

/** The forms that a screen shows: beside the list of projects, those that are deleted there. */
function listFormsOnScreen(screen: string, state: State): readonly string[] {
  if (screen === '') return listUnsavedForms(state);
  if (screen === orderFile) return [orderFile, ...listDeletedProjects(state).map(({ form }) => form)];
  return [screen];
}

/** «Lagre» and «Lagre alle», with the progress of a save or the mistakes that prevent it. */
export function SaveBar({ status, onSave, children }: SaveBarProps) {
  const { state, mistakes, form, filled, openField } = useEditor();
  const [mistake, ...others] = mistakes;
  const isBusy = status?.state === 'saving';
  const unsaved = listUnsavedForms(state);
  const shown = listFormsOnScreen(form, state);
  const own = unsaved.filter((each) => shown.includes(each));
  const hasOwn = own.length > 0;
  // Without changes of its own a screen offers to save the others.
  const offered = hasOwn ? own : unsaved;
  const hasOthers = !hasOwn && unsaved.length > 0;
  const isAll = offered.length === unsaved.length && (unsaved.length > 1 || hasOthers);
  const canSave = offered.length > 0 && !isBusy;
  // Something was written since the last save that ended well, whose status says nothing about that.
  const isOutdated = hasOwn && (!status || endsWell.has(status.state)) && !mistake;
  const shownStatus = isOutdated ? undefined : status;
  const hasFailed = shownStatus?.state === 'failed' || shownStatus?.state === 'stopped';
  const isWrong = mistake !== undefined || hasFailed;
  const button = useSaveKey();
  const save = (forms: readonly string[]) => {
    if (!isBusy && forms.length > 0) onSave(forms);
  };
  return (
    <footer className="save-bar">
      <div className="save-status" data-wrong={isWrong || undefined} role="status">
        {mistake && (
          <button type="button" className="link" onClick={() => openField(mistake)}>
            {formatMistake(filled(mistake.way), mistake.text)}{' '}
            {others.length > 0 && `Og ${others.length} til.`}
          </button>
        )}
        {mistake && shownStatus && ' Resten: '}
        {shownStatus && ((isBusy && describeUploads(state)) || shownStatus.text)}
        {!mistake && !shownStatus && hasOwn && 'Ikke lagret ennå.'}
        {!mistake && !isBusy && hasOthers && ' Annet er ikke lagret ennå.'}
        {shownStatus && 'link' in shownStatus && (
          <a className="link" href={shownStatus.link} target="_blank" rel="noreferrer">
            Se hva
          </a>
        )}
      </div>
      {children}
      {offered.length < unsaved.length && (
        <QuietButton aria-disabled={isBusy} onClick={() => save(unsaved)}>
          Lagre alle
        </QuietButton>
      )}
      <button
        ref={button}
        type="button"
        className="button"
        aria-disabled={!canSave}
        aria-keyshortcuts="Control+S"
        onClick={() => save(offered)}
      >
        {isAll ? 'Lagre alle' : 'Lagre'}
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
