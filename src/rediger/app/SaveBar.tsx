import { QuietButton } from '../form/buttons.tsx';
import type { SavingStatus } from './useSaving.ts';

interface SaveBarProps {
  status: SavingStatus | undefined;
  isChanged: boolean;
  /** The first of the mistakes that keep the content from being saved; pressed, it is shown. */
  mistake: { text: string; onPress: () => void } | undefined;
  /** How many more there are. */
  others: number;
  /** Missing where there is nothing to preview. */
  onPreview: (() => void) | undefined;
  isPreviewed: boolean;
  onSave: () => void;
}

/** Shows what is saved, and saves. */
export function SaveBar({ status, isChanged, mistake, others, isPreviewed, ...on }: SaveBarProps) {
  const isBusy = status?.state === 'saving';
  const shown = isChanged && !isBusy && status?.state !== 'failed' ? undefined : status;
  return (
    <footer className="save-bar">
      <div className="status" role="status" data-state={mistake ? 'failed' : shown?.state}>
        {mistake ? (
          <>
            <button type="button" className="link" onClick={mistake.onPress}>
              {mistake.text}
            </button>
            {others > 0 && ` Og ${others} til.`}
          </>
        ) : (
          (shown?.text ?? (isChanged && 'Ikke lagret ennå.'))
        )}
        {!mistake && shown && 'link' in shown && shown.link && (
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
