import { Button } from '../components/Button.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import { FollowUpPanel } from './FollowUpPanel.tsx';
import { NoticeRegion } from './NoticeRegion.tsx';
import { type FirmContact, OtherWays } from './OtherWays.tsx';
import { SpamTrap } from './SpamTrap.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import type { Delivery } from './transmit.ts';
import { useEnquiry } from './useEnquiry.ts';

interface EnquiryFormProps extends Delivery {
  title: string;
  /** Help under the label of the message. */
  messageHint: string;
  firm: FirmContact;
  /** Letters before the reference that a confirmed enquiry gets. */
  referencePrefix: string;
}

/**
 * The form for an enquiry. As built it posts natively and leaves the checks to the browser; the script takes over both. One
 * element holds it all: an island wakes when any child comes near the window, and the notices lie over the window always.
 */
export function EnquiryForm({ title, messageHint, firm, referencePrefix, ...delivery }: EnquiryFormProps) {
  const { form, values, sending, notice, followUp, reference, hint, blocked, errorOf, ...act } = useEnquiry(
    delivery,
    referencePrefix,
  );
  return (
    <div>
      <form
        ref={form}
        id="skjema"
        action={delivery.endpoint}
        method="post"
        encType="multipart/form-data"
        noValidate={values !== undefined}
        aria-labelledby="skjema-tittel"
        aria-busy={sending}
        onSubmit={act.submit}
        onBlur={act.leaveField}
      >
        <h3 id="skjema-tittel" tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h3>
        <p className="mt-1 mb-5 text-small text-ink-muted sm:mb-7">Felt merket med * må fylles ut.</p>
        <EnquiryFields messageHint={messageHint} readOnly={sending} errorOf={errorOf} />
        {values && <SpamTrap />}
        {delivery.accessKey && <input type="hidden" name="access_key" value={delivery.accessKey} />}
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
        <p className="mt-4 text-small text-ink-muted">
          Les om hvordan vi bruker opplysningene i{' '}
          <a href="/personvern" className="text-link underline underline-offset-[0.2em] hover:decoration-2">
            personvernerklæringen
          </a>
          .
        </p>
      </form>
      <NoticeRegion notice={notice} onClose={act.closeNotice} />
    </div>
  );
}
