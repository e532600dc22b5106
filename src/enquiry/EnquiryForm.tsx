import { Boundary } from '../components/Boundary.tsx';
import { LiveForm } from './LiveForm.tsx';
import { NativeForm } from './NativeForm.tsx';
import type { FirmContact } from './OtherWays.tsx';
import type { Delivery } from './transmit.ts';

export interface EnquiryFormProps extends Delivery {
  title: string;
  /** Help under the label of the message. */
  messageHint: string;
  firm: FirmContact;
  /** Letters before the reference that a confirmed enquiry gets. */
  referencePrefix: string;
}

/** The form for an enquiry. Where its script breaks, the form goes on without it, with everything that was typed. */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <Boundary fallback={<NativeForm {...props} />}>
      <LiveForm {...props} />
    </Boundary>
  );
}
