import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { EnquiryFields, SubmitRow } from './EnquiryFields.tsx';
import { FollowUpPanel } from './FollowUpPanel.tsx';
import { labels } from './messages.ts';
import { NoticeRegion } from './NoticeRegion.tsx';
import { BrokenForm, type FirmContact } from './OtherContactOptions.tsx';
import type { Delivery } from './send.ts';
import { useEnquiry } from './useEnquiry.ts';

/** Serialisable as JSON: `enquiryController.ts` reads it from the page. */
export interface EnquiryFormProps extends Delivery {
  title: string;
  /** Help under the label of the message. */
  messageHint: string;
  firm: FirmContact;
}

/** The enquiry form; phone and e-mail where its code throws. */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <ErrorBoundary fallback={<BrokenForm firm={props.firm} />}>
      <LiveForm {...props} />
    </ErrorBoundary>
  );
}

/** Posts and validates natively until it is hydrated. */
function LiveForm({ title, messageHint, firm, ...delivery }: EnquiryFormProps) {
  const { form, state, submit, leaveField, closeNotice } = useEnquiry(delivery);
  return (
    <>
      <form
        ref={form}
        id="skjema"
        className="enquiry-form"
        action={delivery.endpoint}
        method="post"
        encType="multipart/form-data"
        aria-labelledby="skjema-tittel"
        noValidate={state.values !== undefined}
        aria-busy={state.sending}
        onSubmit={submit}
        onBlur={leaveField}
      >
        <h3 id="skjema-tittel" className="text-h3">
          {title}
        </h3>
        <p className="note">{labels.requiredNote}</p>
        {delivery.accessKey && <input type="hidden" name="access_key" value={delivery.accessKey} />}
        <EnquiryFields state={state} messageHint={messageHint} />
        <SubmitRow state={state} />
        <FollowUpPanel state={state} firm={firm} />
        <p className="note">
          {labels.privacy} <TextLink href="/personvern">{labels.privacyLink}</TextLink>.
        </p>
      </form>
      <NoticeRegion state={state} onClose={closeNotice} />
    </>
  );
}
