import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { Icon } from '../components/Icon.tsx';
import type { Notice } from './messages.ts';

interface NoticeRegionProps {
  notice: Notice | undefined;
  /** Another one for each notice: the same words in new elements are announced again. */
  turn: number;
  onClose: () => void;
}

const looks = {
  success: 'border-success bg-success-surface text-success',
  error: 'border-error bg-error-surface text-error',
};

/**
 * The place for a notice, in the lower right corner and clear of the consent banner. Its two live regions are there,
 * empty, before any message (WCAG 4.1.3); a message stays until it is closed or replaced.
 */
export function NoticeRegion({ notice, turn, onClose }: NoticeRegionProps) {
  const shows = notice !== undefined;
  // The page's styles keep room for it.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-notified', shows);
  }, [shows]);
  return (
    <div
      data-notice={notice?.tone}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className={clsx(
        'above-consent fixed inset-x-4 bottom-[calc(var(--spacing-consent)+1rem)] z-(--z-notice) sm:right-8 sm:bottom-[calc(var(--spacing-consent)+2rem)] sm:left-auto sm:w-120 print:hidden! sm:short:bottom-[calc(var(--spacing-consent)+0.5rem)]',
        notice &&
          `flex items-start gap-3.5 rounded-panel border py-4 pr-2 pl-4.5 shadow-float short:py-2 ${looks[notice.tone]}`,
      )}
    >
      {notice && <Icon glyph={notice.tone === 'error' ? CircleAlert : CircleCheck} className="size-6" />}
      <div className="min-w-0 flex-1">
        <div role="status" aria-label="Bekreftelse">
          {notice?.tone === 'success' && <NoticeText key={turn} notice={notice} />}
        </div>
        <div role="alert" aria-label="Feilmelding">
          {notice?.tone === 'error' && <NoticeText key={turn} notice={notice} />}
        </div>
      </div>
      {notice && (
        <button
          type="button"
          aria-label="Lukk melding"
          onClick={onClose}
          className="-mt-2 inline-flex size-tap flex-none items-center justify-center hover:bg-surface-raised short:mt-0"
        >
          <Icon glyph={X} className="size-5.5" />
        </button>
      )}
    </div>
  );
}

function NoticeText({ notice: { title, text } }: { notice: Notice }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="text-small">{text}</p>
    </>
  );
}
