import { useEffect, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { EnquiryFields, SubmitRow } from './EnquiryFields.tsx';
import { NoticeRegion } from './NoticeRegion.tsx';
import type { Delivery } from './send.ts';
import type { EnquiryState } from './state.ts';
import { useEnquiry } from './useEnquiry.ts';
import { BrokenForm, type FirmContact, OtherContactOptions, panelLook } from './OtherContactOptions.tsx';

interface EnquiryFormProps extends Delivery {
  title: string;
  /** Help under the label of the message. */
  messageHint: string;
  firm: FirmContact;
  /** Letters before the reference that a confirmed enquiry gets. */
  referencePrefix: string;
}

/** The form for an enquiry. Where its code throws, the ways to the firm without it stand in its place. */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <ErrorBoundary fallback={<BrokenForm firm={props.firm} />}>
      <LiveForm {...props} />
    </ErrorBoundary>
  );
}

/**
 * The form as it is built and as its script runs it: it posts natively and leaves the checks to the browser until the script
 * takes over both. One element holds it all: an island wakes when any child comes near the window, and the notices lie over
 * the window always.
 */
function LiveForm({ title, messageHint, firm, referencePrefix, ...delivery }: EnquiryFormProps) {
  const { form, state, submit, leaveField, closeNotice, answerHuman } = useEnquiry(delivery, referencePrefix);
  return (
    <div>
      <form
        ref={form}
        id="skjema"
        action={delivery.endpoint}
        method="post"
        encType="multipart/form-data"
        aria-labelledby="skjema-tittel"
        noValidate={state.values !== undefined}
        aria-busy={state.sending}
        onSubmit={submit}
        onBlur={leaveField}
      >
        <h3 id="skjema-tittel" tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h3>
        <p className="mt-1 mb-5 text-small text-ink-muted sm:mb-7">Felt merket med * må fylles ut.</p>
        {delivery.accessKey && <input type="hidden" name="access_key" value={delivery.accessKey} />}
        <EnquiryFields state={state} messageHint={messageHint} />
        <SubmitRow state={state} />
        <FollowUpPanel state={state} firm={firm} onHuman={answerHuman} />
        <p className="mt-4 text-small text-ink-muted">
          Les om hvordan vi bruker opplysningene i{' '}
          <TextLink href="/personvern">personvernerklæringen</TextLink>.
        </p>
      </form>
      <NoticeRegion notice={state.notice} turn={state.turn} onClose={closeNotice} />
    </div>
  );
}

interface FollowUpPanelProps {
  state: EnquiryState;
  firm: FirmContact;
  /** The visitor says that a person filled in the form. */
  onHuman: () => void;
}

/** What happened to the enquiry, under the form's button, and what to do now. Its live region is there before the words. */
function FollowUpPanel({ state, firm, onHuman }: FollowUpPanelProps) {
  const { followUp } = state;
  const panel = useRef<HTMLDivElement>(null);

  // Clear of the header, the banner and the notice, for which the page keeps scroll padding.
  useEffect(() => {
    if (followUp) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [followUp]);

  return (
    <div ref={panel} className={followUp && panelLook}>
      <div role="status" aria-label="Hva skjedde med meldingen">
        {followUp && (
          <>
            <h4 className="text-h4">{followUp.title}</h4>
            <p className="mt-1 max-w-[60ch] text-small">{followUp.text}</p>
          </>
        )}
      </div>
      {followUp?.offer === 'ways' && <OtherContactOptions state={state} firm={firm} />}
      {followUp?.offer === 'human' && (
        <Button variant="strong" className="mt-4" onClick={onHuman}>
          Tøm feltet og send
        </Button>
      )}
    </div>
  );
}
