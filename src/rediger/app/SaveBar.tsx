import clsx from 'clsx';
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
  const isWrong = mistake !== undefined || shown?.state === 'failed' || shown?.state === 'stopped';
  return (
    <footer className="save-bar">
      <div
        className={clsx('grow text-small empty:hidden', isWrong ? 'basis-full text-error' : 'basis-28')}
        role="status"
      >
        {mistake && (
          <button type="button" className="link text-error" onClick={mistake.onPress}>
            {mistake.text} {others > 0 && `Og ${others} til.`}
          </button>
        )}
        {!mistake && (shown?.text ?? (isChanged && 'Ikke lagret ennå.'))}
        {!mistake && shown && 'link' in shown && (
          <a className="link ms-2 text-error" href={shown.link} target="_blank" rel="noreferrer">
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
