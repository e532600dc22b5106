import type { ReactNode } from 'react';
import { mistakeText } from '../draft.ts';
import { type FieldProps, idOf, mistakeAt, useForm } from './context.ts';

interface LabelledProps extends Pick<FieldProps, 'schema' | 'field' | 'required'> {
  /** Stands between the hint and the mistake. */
  children: (described: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  }) => ReactNode;
  /** A group of controls has a legend and no label. */
  isGroup?: boolean;
}

/** A field with its name, its hint and its mistake, which its control refers to. */
export function Labelled({ schema, field, required, children, isGroup = false }: LabelledProps) {
  const form = useForm();
  const id = idOf(field);
  const mistake = mistakeAt(form, field);
  const hint = schema.hint ?? schema.description;
  const described = [hint && `${id}-hjelp`, mistake && `${id}-feil`].filter(Boolean).join(' ') || undefined;
  const name = (
    <>
      {schema.label}
      {!required && <span className="optional"> (kan stå tomt)</span>}
    </>
  );
  const inner = (
    <>
      {isGroup ? (
        <legend className="label">{name}</legend>
      ) : (
        <label className="label" htmlFor={id}>
          {name}
        </label>
      )}
      {hint && (
        <p className="hint" id={`${id}-hjelp`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described, 'aria-invalid': mistake !== undefined })}
      {mistake && (
        <p className="mistake" id={`${id}-feil`}>
          {mistakeText(mistake, schema)}
        </p>
      )}
    </>
  );
  return isGroup ? (
    <fieldset className="field" aria-describedby={described}>
      {inner}
    </fieldset>
  ) : (
    <div className="field">{inner}</div>
  );
}
