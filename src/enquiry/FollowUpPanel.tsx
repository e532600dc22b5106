import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { labels } from './messages.ts';
import { type FirmContact, OtherContactOptions } from './OtherContactOptions.tsx';
import type { EnquiryState } from './state.ts';

interface FollowUpPanelProps {
  state: EnquiryState;
  firm: FirmContact;
  /** The visitor says that a person filled in the form. */
  onHuman: () => void;
}

/**
 * What happened to the enquiry, and what the visitor can do, under the button. No live region:
 * `NoticeRegion.tsx` announces its words together with the notice.
 */
export function FollowUpPanel({ state, firm, onHuman }: FollowUpPanelProps) {
  const { followUp, values } = state;
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    // Not on a page that has just opened with a draft, where the visitor may be elsewhere.
    if (followUp && document.activeElement?.closest('form') === panel.current?.closest('form'))
      panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [followUp]);

  if (!followUp) return null;
  const { title, text, offer } = followUp;
  return (
    <section ref={panel} aria-label={labels.status} className="enquiry-panel" data-tone={offer ?? 'success'}>
      <h4 className="text-h4">
        {!offer && <Icon glyph={CircleCheck} />}
        {title}
      </h4>
      <p className="text-small">{text}</p>
      {offer === 'contact' && values && <OtherContactOptions state={state} values={values} firm={firm} />}
      {offer === 'human' && (
        <Button variant="strong" onClick={onHuman}>
          {labels.human}
        </Button>
      )}
    </section>
  );
}
