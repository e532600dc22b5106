import type { Issue } from '../../content/check/issue.ts';
import { sentenceOf } from '../draft.ts';
import { QuietButton } from '../form/buttons.tsx';
import type { Files } from '../repository.ts';
import type { SavingStatus } from './useSaving.ts';

interface SaveBarProps {
  status: SavingStatus | undefined;
  isChanged: boolean;
  files: Files;
  /** Mistakes that keep the content from being saved. */
  mistakes: readonly Issue[];
  onMistake: (issue: Issue) => void;
  /** Missing where there is nothing to preview. */
  onPreview: (() => void) | undefined;
  isPreviewed: boolean;
  onSave: () => void;
}

/** Shows what is saved, and saves. */
export function SaveBar({ status, isChanged, files, mistakes, isPreviewed, ...on }: SaveBarProps) {
  const [first, ...others] = mistakes;
  const isBusy = status?.state === 'saving';
  const shown = isChanged && !isBusy && status?.state !== 'failed' ? undefined : status;
  return (
    <footer className="save-bar">
      <div className="status" role="status" data-state={first ? 'failed' : shown?.state}>
        {first ? (
          <>
            <button type="button" className="link" onClick={() => on.onMistake(first)}>
              {sentenceOf(first, files)}
            </button>
            {others.length > 0 && ` Og ${others.length} til.`}
          </>
        ) : (
          (shown?.text ?? (isChanged && 'Ikke lagret ennå.'))
        )}
        {!first && shown && 'link' in shown && shown.link && (
          <a className="link" href={shown.link} target="_blank" rel="noreferrer">
            Se hva
          </a>
        )}
      </div>
      {on.onPreview && (
        <QuietButton className="button lg:hidden" aria-pressed={isPreviewed} onClick={on.onPreview}>
          {isPreviewed ? 'Vis skjemaet' : 'Vis siden'}
        </QuietButton>
      )}
      <button
        type="button"
        className="button"
        aria-disabled={!isChanged || isBusy}
        onClick={() => isChanged && !isBusy && on.onSave()}
      >
        Lagre
      </button>
    </footer>
  );
}
