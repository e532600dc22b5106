import { ConsentField } from './ConsentField.tsx';
import { Field } from './Field.tsx';
import { NoticeRegion } from './NoticeRegion.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { useEnquiry } from './useEnquiry.ts';

interface EnquiryFormProps {
  /** Address the form is posted to. */
  endpoint: string;
  title: string;
  /** Help under the label of the message. */
  messageHint: string;
}

/** The form for an enquiry. As built it posts natively and leaves the checks to the browser; the script takes over both. */
export function EnquiryForm({ endpoint, title, messageHint }: EnquiryFormProps) {
  const { form, active, sending, notice, hint, blocked, errorOf, submit, leaveField, closeNotice } =
    useEnquiry(endpoint);
  return (
    <>
      <form
        ref={form}
        id="skjema"
        action={endpoint}
        method="post"
        encType="multipart/form-data"
        noValidate={active}
        aria-labelledby="skjema-tittel"
        aria-busy={sending}
        onSubmit={submit}
        onBlur={leaveField}
      >
        <h3 id="skjema-tittel" tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h3>
        <p className="mt-1 mb-5 text-small text-ink-muted sm:mb-7">Felt merket med * må fylles ut.</p>
        <div className="grid gap-x-cell-x sm:grid-cols-2">
          <Field
            name="name"
            label="Navn *"
            type="text"
            autoComplete="name"
            required
            readOnly={sending}
            error={errorOf('name')}
          />
          <Field
            name="email"
            label="E-post *"
            type="email"
            autoComplete="email"
            required
            readOnly={sending}
            error={errorOf('email')}
          />
          <Field
            name="phone"
            label="Telefon"
            note="(valgfritt)"
            type="tel"
            autoComplete="tel"
            readOnly={sending}
          />
          <Field
            name="message"
            label="Melding *"
            hint={messageHint}
            required
            readOnly={sending}
            error={errorOf('message')}
            className="col-span-full"
          />
          <ConsentField error={errorOf('consent')} />
        </div>
        <SubmitRow sending={sending} blocked={blocked} hint={hint} />
        <p className="mt-4 text-small text-ink-muted">
          Les om hvordan vi bruker opplysningene i{' '}
          <a href="/personvern" className="text-link underline underline-offset-[0.2em] hover:decoration-2">
            personvernerklæringen
          </a>
          .
        </p>
      </form>
      <NoticeRegion notice={notice} onClose={closeNotice} />
    </>
  );
}
