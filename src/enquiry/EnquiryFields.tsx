import { ConsentField } from './ConsentField.tsx';
import { Field } from './Field.tsx';
import type { EnquiryField } from './values.ts';

interface EnquiryFieldsProps {
  /** Help under the label of the message. */
  messageHint: string;
  readOnly: boolean;
  /** What is wrong with a field, if anything is to be said. */
  errorOf: (field: EnquiryField) => string | undefined;
}

/** The five fields of the form (docs/specification.md). */
export function EnquiryFields({ messageHint, readOnly, errorOf }: EnquiryFieldsProps) {
  const text = (name: EnquiryField) => ({ name, readOnly, error: errorOf(name) });
  return (
    <div className="grid gap-x-cell-x sm:grid-cols-2">
      <Field {...text('name')} label="Navn *" type="text" autoComplete="name" required />
      <Field {...text('email')} label="E-post *" type="email" autoComplete="email" required />
      <Field {...text('phone')} label="Telefon" note="(valgfritt)" type="tel" autoComplete="tel" />
      <Field {...text('message')} label="Melding *" hint={messageHint} required className="col-span-full" />
      <ConsentField error={errorOf('consent')} />
    </div>
  );
}
