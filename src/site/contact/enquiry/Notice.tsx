import { CircleAlert, CircleCheck, type IconNode, Mail, Phone, X } from 'lucide';
import {
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { isBrowserShortcut } from '../../components/isBrowserShortcut.ts';
import { isDoubleClick } from '../../components/isDoubleClick.ts';
import { emailLink } from '../../../content/email.ts';
import { phoneLink } from '../../../content/format.ts';
import type { Firm } from '../../../content/schema/firm.ts';
import { labels } from './messages.ts';
import { mailLink } from './send.ts';
import type { EnquiryState } from './state.ts';

/** How to reach the firm without the form. */
export type FirmContact = Pick<Firm, 'email' | 'phone'>;

interface NoticeRegionProps {
  state: EnquiryState;
  firm: FirmContact;
  /** The last click in the form. */
  lastClick: RefObject<MouseEvent | undefined>;
  onClose: () => void;
}

/**
 * The notice of the last submit in the lower right corner, above the consent banner and the gallery, until it
 * is closed or replaced. Its two live regions exist, empty, before any message (WCAG 4.1.3). Orca does not
 * announce `role="alert"` alone in Firefox.
 */
export function NoticeRegion({ state, firm, lastClick, onClose }: NoticeRegionProps) {
  const { notice, values, noticeCount } = state;
  const size = notice && (notice.offersContact ? 'large' : '');
  useLayoutEffect(() => {
    // The page's styles reserve its height.
    const { dataset } = document.documentElement;
    if (size === undefined) delete dataset['notified'];
    else dataset['notified'] = size;
  }, [size]);

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isBrowserShortcut(event)) return;
    // The gallery behind it stays open.
    event.stopPropagation();
    onClose();
  }

  /** The second tap of a double tap on the button would call the firm, or close the notice unread. */
  function stopDoubleClick(click: ReactMouseEvent) {
    if (!lastClick.current || !isDoubleClick(lastClick.current, click.nativeEvent)) return;
    click.preventDefault();
    click.stopPropagation();
  }

  const isError = notice?.tone === 'error';
  // One paragraph: screen readers may read only the last of several.
  const words = notice && (
    <p key={noticeCount}>
      <strong>{notice.title}</strong> <br />
      <span className="text-small">{[notice.text, notice.more].filter(Boolean).join(' ')}</span>
    </p>
  );
  return (
    <div
      data-tone={notice?.tone}
      onClickCapture={stopDoubleClick}
      onKeyDown={closeByKey}
      className="notice above-consent screen-only"
    >
      {notice && <Icon glyph={isError ? CircleAlert : CircleCheck} />}
      <div>
        <div role="status">{!isError && words}</div>
        <div role="alert" aria-live="assertive">
          {isError && words}
        </div>
        {notice?.offersContact && values && <OtherWays values={values} firm={firm} />}
      </div>
      {notice && (
        <button type="button" aria-label={labels.closeNotice} onClick={onClose} className="icon-button">
          <Icon glyph={X} />
        </button>
      )}
    </div>
  );
}

/** Phone and e-mail, with the message in it. Nothing is sent by itself. */
function OtherWays({ values, firm }: { values: NonNullable<EnquiryState['values']>; firm: FirmContact }) {
  const mail = mailLink(firm.email, values);
  return (
    <>
      <div className="other-ways">
        <OtherWay href={phoneLink(firm.phone)} glyph={Phone} words={labels.call(firm.phone)} />
        <OtherWay href={mail.href} glyph={Mail} words={labels.openMail} />
      </div>
      {!mail.complete && <p className="text-small">{labels.longMail}</p>}
    </>
  );
}

/** Shown instead of a form whose code threw; a reload restores what was typed (`inputs.ts`). */
export function BrokenForm({ firm }: { firm: FirmContact }) {
  return (
    <div role="alert" className="broken-form">
      <h3 className="text-h4">{labels.brokenTitle}</h3>
      <p className="text-small">{labels.brokenText}</p>
      <div className="other-ways">
        <OtherWay href={phoneLink(firm.phone)} glyph={Phone} words={labels.call(firm.phone)} />
        <OtherWay href={emailLink(firm.email)} glyph={Mail} words={labels.writeMail} />
      </div>
    </div>
  );
}

function OtherWay({ href, glyph, words }: { href: string; glyph: IconNode; words: string }) {
  return (
    <ButtonLink variant="line" href={href}>
      <Icon glyph={glyph} />
      {words}
    </ButtonLink>
  );
}
