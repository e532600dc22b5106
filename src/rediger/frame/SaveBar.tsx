import { type Issue } from '../../content/check/issue.ts';
import { sentenceOf } from '../draft.ts';
import { QuietButton } from '../form/buttons.tsx';
import type { Editor } from './useEditor.ts';

interface SaveBarProps {
  editor: Editor;
  isPreviewed: boolean;
  /** Missing where there is nothing to preview. */
  onPreview: (() => void) | undefined;
  mistakes: readonly Issue[];
  onMistake: (issue: Issue) => void;
  onSave: () => void;
}

/** Says what is saved, and saves. */
export function SaveBar({ editor, isPreviewed, onPreview, mistakes, onMistake, onSave }: SaveBarProps) {
  const { status, isChanged } = editor;
  const isSaving = status?.state === 'saving';
  const isQuiet = isChanged && status?.state !== 'failed' && !isSaving;
  const [first, ...others] = mistakes;
  return (
    <footer className="save-bar">
      <div className="status" role="status" data-state={isQuiet ? undefined : status?.state}>
        {first && (
          <>
            <button type="button" className="link" onClick={() => onMistake(first)}>
              {sentenceOf(first, editor.files)}
            </button>
            {others.length > 0 && ` Og ${others.length} til.`}
          </>
        )}
        {!first && (isQuiet ? 'Ikke lagret ennå.' : status?.text)}
        {!first && !isQuiet && status && 'link' in status && status.link && (
          <a className="link" href={status.link} target="_blank" rel="noreferrer">
            Se hva
          </a>
        )}
      </div>
      {onPreview && (
        <QuietButton className="button preview-button" aria-pressed={isPreviewed} onClick={onPreview}>
          {isPreviewed ? 'Vis skjemaet' : 'Vis siden'}
        </QuietButton>
      )}
      <button
        type="button"
        className="button"
        aria-disabled={!isChanged || isSaving}
        onClick={() => isChanged && !isSaving && onSave()}
      >
        Lagre
      </button>
    </footer>
  );
}
