import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { BrokenForm } from './BrokenForm.tsx';
import { type EnquiryFormProps, LiveForm } from './LiveForm.tsx';

/** The form for an enquiry. Where its code throws, the ways to the firm without it stand in its place. */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <ErrorBoundary fallback={<BrokenForm firm={props.firm} />}>
      <LiveForm {...props} />
    </ErrorBoundary>
  );
}
