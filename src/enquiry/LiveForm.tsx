import { Button } from '../components/Button.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import { FollowUpPanel } from './FollowUpPanel.tsx';
import { FormFrame } from './FormFrame.tsx';
import { NoticeRegion } from './NoticeRegion.tsx';
import { type FirmContact, OtherWays } from './OtherWays.tsx';
import { SpamTrap } from './SpamTrap.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import type { Delivery } from './transmit.ts';
import { useEnquiry } from './useEnquiry.ts';

export interface EnquiryFormProps extends Delivery {
  title: string;
  /** Help under the label of the message. */
  messageHint: string;
  firm: FirmContact;
  /** Letters before the reference that a confirmed enquiry gets. */
  referencePrefix: string;
}

/**
 * The form as it is built and as its script runs it: it posts natively and leaves the checks to the browser until the script
 * takes over both. One element holds it all: an island wakes when any child comes near the window, and the notices lie over
 * the window always.
 */
export function LiveForm({ title, messageHint, firm, referencePrefix, ...delivery }: EnquiryFormProps) {
  const { form, values, sending, notice, followUp, reference, hint, blocked, errorOf, ...act } = useEnquiry(
    delivery,
    referencePrefix,
  );
  return (
    <div>
      <FormFrame
        ref={form}
        title={title}
        delivery={delivery}
        noValidate={values !== undefined}
        aria-busy={sending}
        onSubmit={act.submit}
        onBlur={act.leaveField}
      >
        <EnquiryFields messageHint={messageHint} readOnly={sending} errorOf={errorOf} />
        {values && <SpamTrap />}
        <SubmitRow sending={sending} blocked={blocked} hint={hint} />
        <FollowUpPanel followUp={followUp}>
          {values && followUp?.offer === 'ways' && (
            <OtherWays firm={firm} values={values} reference={reference} blocked={blocked} />
          )}
          {followUp?.offer === 'human' && (
            <Button look="strong" className="mt-4" onClick={act.answerHuman}>
              Tøm feltet og send
            </Button>
          )}
        </FollowUpPanel>
      </FormFrame>
      <NoticeRegion notice={notice} onClose={act.closeNotice} />
    </div>
  );
}
