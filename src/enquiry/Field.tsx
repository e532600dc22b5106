import clsx from 'clsx';
import { FieldError } from './FieldError.tsx';
import type { EnquiryField } from './values.ts';

interface FieldProps {
  name: EnquiryField;
  label: string;
  /** Stands after the label in a quieter tone. */
  note?: string;
  hint?: string;
  /** Type of the input; a text of several lines has none. */
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  readOnly: boolean;
  error?: string | undefined;
  className?: string;
}

const control =
  'w-full rounded-arris border border-control bg-surface-raised px-3.5 py-3 transition-[border-color,box-shadow] read-only:bg-surface-tint hover:border-ink focus:outline-2 focus:-outline-offset-1 focus:outline-focus aria-invalid:border-error aria-invalid:shadow-[inset_0_-2px_var(--color-error)]';

/** A labelled field for text, with its help above it and what is wrong below. */
export function Field({ label, note, hint, type, error, className, ...rest }: FieldProps) {
  const id = `skjema-${rest.name}`;
  const described = clsx(hint && `${id}-hjelp`, error && `${id}-feil`) || undefined;
  const field = { ...rest, id, 'aria-invalid': error !== undefined, 'aria-describedby': described };
  return (
    <div className={clsx('grid content-start', className)}>
      <label htmlFor={id} className="mb-1.5 justify-self-start font-medium">
        {label}
        {note && <span className="text-small font-regular text-ink-muted"> {note}</span>}
      </label>
      {hint && (
        <p id={`${id}-hjelp`} className="-mt-1 mb-2 text-small text-ink-muted">
          {hint}
        </p>
      )}
      {type === undefined ? (
        <textarea {...field} rows={5} className={clsx(control, 'resize-y')} />
      ) : (
        <input {...field} type={type} className={clsx(control, 'min-h-13')} />
      )}
      <FieldError id={`${id}-feil`} error={error} />
    </div>
  );
}
