import { useEffect, useRef } from 'react';
import { TextLink } from '../../components/TextLink.tsx';
import { phoneLink } from '../../../content/format.ts';
import { labels } from './messages.ts';
import { type FirmContact, OtherContactOptions } from './OtherContactOptions.tsx';
import type { EnquiryState } from './state.ts';

interface FollowUpPanelProps {
  state: EnquiryState;
  firm: FirmContact;
}

/**
 * What happened to the enquiry, and what the visitor can do, under the button. No live region:
 * `NoticeRegion.tsx` announces its words together with the notice.
 */
export function FollowUpPanel({ state, firm }: FollowUpPanelProps) {
  const { followUp, values } = state;
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    // Not on a page that has just opened with a draft, where the visitor may be elsewhere.
    if (followUp && document.activeElement?.closest('form') === panel.current?.closest('form'))
      panel.current?.scrollIntoView({ block: 'nearest' });
  }, [followUp]);

  if (!followUp) return null;
  const { title, text, offersContact } = followUp;
  return (
    <section ref={panel} aria-label={labels.status} className="enquiry-panel">
      <h4 className="text-h4">{title}</h4>
      <p className="text-small">{text}</p>
      {offersContact ? (
        values && <OtherContactOptions state={state} values={values} firm={firm} />
      ) : (
        <p className="text-small">
          {labels.urgent} <TextLink href={phoneLink(firm.phone)}>{firm.phone}</TextLink>.
        </p>
      )}
    </section>
  );
}
