interface EnquiryFormProps {
  /** Address the form is posted to. */
  endpoint: string;
  title: string;
  /** Help under the label of the message. */
  messageHint: string;
}

/** Stub. */
export function EnquiryForm({ endpoint, title, messageHint }: EnquiryFormProps) {
  return (
    <form action={endpoint}>
      {title} {messageHint}
    </form>
  );
}
