import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Issue } from '../../content/check/issue.ts';
import { isChanged, valuesIn } from '../content.ts';
import { useEditor } from '../context.ts';
import { sentenceOf } from '../mistakes.ts';
import type { SavingStatus } from './useSaving.ts';

interface SaveBarProps {
  status: SavingStatus | undefined;
  onMistake: (mistake: Issue) => void;
  onSave: () => void;
  /** What else is pressed here. */
  children: ReactNode;
}

/** Shows what is saved or keeps from it, and saves. */
export function SaveBar({ status, onMistake, onSave, children }: SaveBarProps) {
  const { content, mistakes } = useEditor();
  const [mistake, ...others] = mistakes;
  const isBusy = status?.state === 'saving';
  const canSave = isChanged(content) && !isBusy;
  const shown = canSave && status?.state !== 'failed' ? undefined : status;
  const isWrong = mistake !== undefined || shown?.state === 'failed' || shown?.state === 'stopped';
  return (
    <footer className="save-bar">
      <div
        className={clsx('grow text-small empty:hidden', isWrong ? 'basis-full text-error' : 'basis-28')}
        role="status"
      >
        {mistake ? (
          <button type="button" className="link text-error" onClick={() => onMistake(mistake)}>
            {sentenceOf(mistake, valuesIn(content))} {others.length > 0 && `Og ${others.length} til.`}
          </button>
        ) : (
          (shown?.text ?? (canSave && 'Ikke lagret ennå.'))
        )}
        {!mistake && shown && 'link' in shown && (
          <a className="link ms-2 text-error" href={shown.link} target="_blank" rel="noreferrer">
            Se hva
          </a>
        )}
      </div>
      {children}
      <button type="button" className="button" aria-disabled={!canSave} onClick={() => canSave && onSave()}>
        Lagre
      </button>
    </footer>
  );
}
