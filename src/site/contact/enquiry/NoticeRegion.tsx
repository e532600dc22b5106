import { CircleAlert, CircleCheck, X } from 'lucide';
import { useLayoutEffect } from 'react';
import { isBrowserShortcut } from '../../components/isBrowserShortcut.ts';
import { Icon } from '../../components/Icon.tsx';
import { labels } from './messages.ts';
import type { EnquiryState } from './state.ts';

interface NoticeRegionProps {
  state: EnquiryState;
  onClose: () => void;
}

/**
 * The notice in the lower right corner, above the consent banner, until it is closed or replaced. Its two
 * live regions exist, empty, before any message (WCAG 4.1.3). One of them announces everything that a submit
 * led to. Orca does not announce `role="alert"` alone in Firefox.
 */
export function NoticeRegion({ state, onClose }: NoticeRegionProps) {
  const { notice, followUp } = state;
  const shows = notice !== undefined;
  useLayoutEffect(() => {
    // The page's styles reserve its height.
    document.documentElement.toggleAttribute('data-notified', shows);
  }, [shows]);
  const isError = notice?.tone === 'error';
  return (
    <div
      data-tone={notice?.tone}
      onKeyDown={(event) => event.key === 'Escape' && !isBrowserShortcut(event) && onClose()}
      className="notice above-consent"
    >
      {notice && <Icon glyph={isError ? CircleAlert : CircleCheck} />}
      <div>
        <div role="status">{!isError && (notice ?? followUp) && <Announcement state={state} />}</div>
        <div role="alert" aria-live="assertive">
          {isError && <Announcement state={state} />}
        </div>
      </div>
      {notice && (
        <button type="button" aria-label={labels.closeNotice} onClick={onClose} className="icon-button">
          <Icon glyph={X} />
        </button>
      )}
    </div>
  );
}

/** One paragraph: screen readers may read only the last of several. */
function Announcement({ state: { notice, followUp, turn } }: { state: EnquiryState }) {
  return (
    <p key={turn}>
      {notice && (
        <>
          <strong>{notice.title}</strong> <br />
          <span className="text-small">{notice.text}</span>
        </>
      )}
      {followUp && <span className="sr-only">{` ${followUp.title}. ${followUp.text}`}</span>}
    </p>
  );
}
