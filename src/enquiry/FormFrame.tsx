import type { ComponentProps, ReactNode } from 'react';
import type { Delivery } from './transmit.ts';

interface FormFrameProps extends Omit<ComponentProps<'form'>, 'action' | 'title'> {
  title: string;
  delivery: Delivery;
  /** Fields, button and what stands under it. */
  children: ReactNode;
}

/** The form element with what stands around its fields. It posts natively wherever no script stops it. */
export function FormFrame({ title, delivery, children, ...rest }: FormFrameProps) {
  return (
    <form
      {...rest}
      id="skjema"
      action={delivery.endpoint}
      method="post"
      encType="multipart/form-data"
      aria-labelledby="skjema-tittel"
    >
      <h3 id="skjema-tittel" tabIndex={-1} className="text-h3 outline-none">
        {title}
      </h3>
      <p className="mt-1 mb-5 text-small text-ink-muted sm:mb-7">Felt merket med * må fylles ut.</p>
      {delivery.accessKey && <input type="hidden" name="access_key" value={delivery.accessKey} />}
      {children}
      <p className="mt-4 text-small text-ink-muted">
        Les om hvordan vi bruker opplysningene i{' '}
        <a href="/personvern" className="text-link underline underline-offset-[0.2em] hover:decoration-2">
          personvernerklæringen
        </a>
        .
      </p>
    </form>
  );
}
