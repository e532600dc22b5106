import { type ComponentType, useEffect } from 'react';
import { type FieldNode, fileNode, partsOf } from '../../content/fieldTree.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import { isSame, itemsAt, textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { unreadableMistakes } from '../mistakes.ts';
import { withoutEmptyProjects } from '../projects.ts';
import { FileField } from './FileField.tsx';
import { DateField } from './DateField.tsx';
import { FocusField } from './FocusField.tsx';
import { BodyField } from './BodyField.tsx';
import { ChoiceField, ColourField, PersonField, YesNoField } from './choices.tsx';
import { IconField, PictureChoiceField } from './drawnChoices.tsx';
import { type ControlProps, idOf } from './fieldProps.ts';
import { HoursField } from './HoursField.tsx';
import { ListField } from './ListField.tsx';
import { Mistake, Note } from './elements.tsx';
import { TextField } from './TextField.tsx';
import { useGapPress } from './useGapPress.ts';

type Control = ComponentType<ControlProps>;

/** Controls by kind or type; every other field is a text. */
const controls: Record<string, Control> = {
  colour: ColourField,
  date: DateField,
  person: PersonField,
  project: ChoiceField,
  hours: HoursField,
  icon: IconField,
  picture: FileField,
  logo: FileField,
  focus: FocusField,
  boolean: YesNoField,
  array: (props) => (
    <ListField {...props}>
      {(item) => (item.schema.type === 'string' ? <FormField {...item} /> : <Fields {...item} />)}
    </ListField>
  ),
  object: Fields,
};

/** The others are several controls, which are a group with a legend. */
const singleControls = new Set<Control>([
  ColourField,
  ChoiceField,
  DateField,
  PersonField,
  YesNoField,
  TextField,
]);

function controlOf({ kind, type, enum: words, among }: FieldSchema) {
  const ofType = words ? ChoiceField : (controls[type ?? ''] ?? TextField);
  const Control = among ? PictureChoiceField : (controls[kind ?? ''] ?? ofType);
  return { Control, isGroup: !singleControls.has(Control) };
}

/** A field with its label, hint and mistake. The form of a file is this component over its schema. */
function FormField(props: FieldNode) {
  const { schema, field, label, isRequired } = props;
  const { mistakes } = useForm();
  if (schema.isHidden || schema.const !== undefined) return null;
  const { Control, isGroup } = controlOf(schema);
  const [id, { hint }] = [idOf(field), schema];
  const mistake = mistakes.find((each) => isSame(each.field, field));
  // A text that is too long says so by its character count.
  const sentence = mistake?.code === 'size' && schema.maxLength ? undefined : mistake?.text;
  const described = [hint && `${id}-hjelp`, sentence && `${id}-feil`].filter(Boolean).join(' ') || undefined;
  const [Frame, Label] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  return (
    <Frame
      className="field"
      data-kind={schema.kind ?? schema.type}
      {...(isGroup && { id, 'aria-describedby': described })}
    >
      <Label
        className={schema.kind === 'picture' && !schema.among ? 'sr-only' : 'label'}
        {...(!isGroup && { htmlFor: id })}
      >
        {label}
        {!isRequired && !isGroup && !schema.onlyFor && !schema.needed && schema.type !== 'boolean' && (
          <span className="note"> (kan stå tomt)</span>
        )}
      </Label>
      {hint && <Note id={`${id}-hjelp`}>{hint}</Note>}
      <Control
        {...props}
        attributes={{ id, 'aria-describedby': described, 'aria-invalid': mistake !== undefined }}
      />
      {sentence && <Mistake id={`${id}-feil`}>{sentence}</Mistake>}
    </Frame>
  );
}

/** The fields of a group. */
function Fields(group: FieldNode) {
  const { value, isRequired } = group;
  // Without a picture there is no focal point, and none to choose.
  const isShown = ({ field, schema, isUsed }: FieldNode) =>
    (field.at(-1) !== 'focus' || textAt(value, 'file')) &&
    (!schema.among || itemsAt(value, schema.among).length > 0) &&
    isUsed &&
    schema.kind !== 'markdown';
  return partsOf(group)
    .filter(isShown)
    .map((part) => {
      // The picture of an optional group is left out with it.
      const canBeLeftOut = part.schema.kind === 'picture' && !isRequired;
      return <FormField key={part.field.at(-1)} {...part} isRequired={part.isRequired && !canBeLeftOut} />;
    });
}

/** The form of a content file, or why it has none. */
export function Form() {
  const { file, value, draft, change } = useForm();
  const gapPress = useGapPress();
  useEffect(() => () => change((now) => withoutEmptyProjects(now, (left) => left === file)), [change, file]);
  const unreadable = unreadableMistakes(draft.base, file);
  if (unreadable.length > 0)
    return unreadable.map(({ way, text }) => <p key={way} className="callout">{`${way}: ${text}`}</p>);
  return (
    <form onSubmit={(event) => event.preventDefault()} autoComplete="off" {...gapPress}>
      <Fields {...fileNode(file, value)} />
      {file.endsWith('.md') && <BodyField value={textAt(value, 'body')} />}
    </form>
  );
}
