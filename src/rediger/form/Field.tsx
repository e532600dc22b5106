import { type FieldSchema, groupOf } from '../../content/schema/field-schema.ts';
import { valueAt } from '../../content/values.ts';
import { isEmpty } from '../draft.ts';
import { MainPicture } from '../pictures/MainPicture.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { ChoiceField, ColourField, IconField, YesNoField } from './ChoiceField.tsx';
import { type FieldProps, isWithin, useForm } from './context.ts';
import { HoursField } from './HoursField.tsx';
import { ListField } from './ListField.tsx';
import { TextField } from './TextField.tsx';

const isPicture = ({ kind, items, properties }: FieldSchema): boolean =>
  kind === 'picture' || kind === 'logo' || isPictureGroup(items ?? { ...(properties && { properties }) });

const isPictureGroup = ({ properties }: FieldSchema) => {
  const kind = properties?.['file']?.kind;
  return kind === 'picture' || kind === 'logo';
};

/** A field of the form, as its schema says: the form is this component over the schema of a file. */
export function Field(props: FieldProps) {
  const { schema, value, field } = props;
  const form = useForm();
  if (schema.isHidden || schema.const !== undefined) return null;
  if (schema.among || isPicture(schema)) {
    const picture = {
      label: schema.label ?? '',
      value,
      onChange: (next: unknown) => form.set(field, next),
      file: form.file,
      field,
      schema,
      mistakes: form.mistakes.filter((issue) => isWithin(issue.field, field)),
    };
    return schema.among ? (
      <MainPicture {...picture} pictures={valueAt(form.value, schema.among)} />
    ) : (
      <PictureField {...picture} />
    );
  }
  if (schema.kind === 'hours') return <HoursField {...props} />;
  if (schema.kind === 'icon') return <IconField {...props} />;
  if (schema.kind === 'colour') return <ColourField {...props} />;
  if (schema.enum) return <ChoiceField {...props} />;
  if (schema.type === 'boolean') return <YesNoField {...props} />;
  if (schema.type === 'array') return <ListField {...props} />;
  if (schema.properties || schema.oneOf) return <Group {...props} />;
  return <TextField {...props} />;
}

/** A group within a form. One that may be left out counts as left out while nothing is in it. */
function Group({ schema, value, field, required }: FieldProps) {
  // An item of a list has its title already.
  if (typeof field.at(-1) === 'number') return <Fields {...{ schema, value, field }} />;
  return (
    <fieldset className="group">
      <legend className="group-title">{schema.label}</legend>
      {schema.hint && <p className="hint">{schema.hint}</p>}
      <Fields {...{ schema, value, field }} required={required || !isEmpty(value)} />
    </fieldset>
  );
}

/** The fields of a group, or of the kind of group that the value is. */
export function Fields({
  schema,
  value,
  field,
  required = true,
}: Omit<FieldProps, 'required'> & { required?: boolean }) {
  const group = groupOf(schema, value);
  return Object.entries(group.properties ?? {}).map(([name, inner]) => (
    <Field
      key={name}
      schema={inner}
      value={valueAt(value, name)}
      field={[...field, name]}
      required={required && (group.required?.includes(name) ?? false)}
    />
  ));
}
