import type { ComponentType } from 'react';
import type { FieldNode } from '../../content/fieldTree.ts';
import { formPartsOf } from '../formTree.ts';
import type { Kind } from '../../content/schema/field-schema.ts';
import { isSame, itemsAt, textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { ChoiceField, ColourField, ProjectField, YesNoField } from './choices.tsx';
import { DateField } from './DateField.tsx';
import { IconField, PictureChoiceField } from './drawnChoices.tsx';
import { Mistake, Note } from './elements.tsx';
import { type ControlProps, type Keyboard, idOf } from './fieldProps.ts';
import { FileField } from './FileField.tsx';
import { FocusField } from './FocusField.tsx';
import { HoursField } from './HoursField.tsx';
import { ListField } from './ListField.tsx';
import { StatementField } from './StatementField.tsx';
import { LineField, TextField } from './TextField.tsx';

interface FieldControl {
  Control: ComponentType<ControlProps>;
  /** What a phone shows for it. */
  keyboard?: Keyboard;
  /** Several controls, which are a group with a legend. */
  isGroup?: true;
}

const [several, address] = [{ isGroup: true }, { autoCapitalize: 'none', spellCheck: false }] as const;
const text = { Control: TextField };
/** Its group draws it, or nothing does. */
const undrawn = { Control: () => null };

/** The control of each kind of field; what else a kind is says `src/editor/kinds.ts`. */
const controls: Record<Kind, FieldControl> = {
  choice: { Control: ChoiceField },
  chosenPicture: { Control: PictureChoiceField, ...several },
  colour: { Control: ColourField },
  date: { Control: DateField },
  email: { Control: LineField, keyboard: { inputMode: 'email', ...address } },
  fixed: undrawn,
  focus: { Control: FocusField, ...several },
  group: { Control: Fields, ...several },
  hours: { Control: HoursField, ...several },
  icon: { Control: IconField, ...several },
  list: {
    Control: (list) => (
      <ListField {...list}>
        {(item) => (item.schema.type === 'string' ? <FormField {...item} /> : <Fields {...item} />)}
      </ListField>
    ),
    ...several,
  },
  logo: { Control: FileField, ...several },
  longText: text,
  markdown: { Control: StatementField, ...several },
  number: { Control: LineField, keyboard: { inputMode: 'numeric' } },
  orgNumber: { Control: LineField, keyboard: { inputMode: 'numeric' } },
  phone: { Control: LineField, keyboard: { inputMode: 'tel' } },
  picture: { Control: FileField, ...several },
  project: { Control: ProjectField },
  section: undrawn,
  text,
  time: { Control: LineField },
  webAddress: { Control: LineField, keyboard: { inputMode: 'url', ...address } },
  yesNo: { Control: YesNoField },
};

/** A field with its label, hint and mistake. */
function FormField(props: FieldNode) {
  const { schema, field, label, isRequired } = props;
  const { mistakes } = useForm();
  const { Control, keyboard, isGroup } = controls[schema.kind];
  const [id, { hint }] = [idOf(field), schema];
  const mistake = mistakes.find((each) => isSame(each.field, field));
  // A text that is too long says so by its character count.
  const sentence = mistake?.code === 'size' && schema.maxLength ? undefined : mistake?.text;
  const described = [hint && `${id}-hjelp`, sentence && `${id}-feil`].filter(Boolean).join(' ') || undefined;
  const [Frame, Label] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  const canBeEmpty = !isRequired && !isGroup && !schema.onlyFor && !schema.needed && schema.kind !== 'yesNo';
  return (
    <Frame className="field" data-kind={schema.kind} {...(isGroup && { id, 'aria-describedby': described })}>
      <Label className={schema.kind === 'picture' ? 'sr-only' : 'label'} {...(!isGroup && { htmlFor: id })}>
        {label || schema.label}
        {canBeEmpty && <span className="note"> (kan stå tomt)</span>}
      </Label>
      {hint && <Note id={`${id}-hjelp`}>{hint}</Note>}
      <Control
        {...props}
        attributes={{ ...keyboard, id, 'aria-describedby': described, 'aria-invalid': mistake !== undefined }}
      />
      {sentence && <Mistake id={`${id}-feil`}>{sentence}</Mistake>}
    </Frame>
  );
}

/** The fields of a group. The form of a file is these. */
export function Fields(group: FieldNode) {
  const { value, isRequired } = group;
  // Without a picture there is no focal point, and none to choose.
  const isShown = ({ field, schema }: FieldNode) =>
    (field.at(-1) !== 'focus' || textAt(value, 'file')) &&
    (!schema.among || itemsAt(value, schema.among).length > 0);
  return formPartsOf(group)
    .filter(isShown)
    .map((part) => {
      // The picture of an optional group is left out with it.
      const canBeLeftOut = part.schema.kind === 'picture' && !isRequired;
      return <FormField key={part.field.at(-1)} {...part} isRequired={part.isRequired && !canBeLeftOut} />;
    });
}
