import { type FieldNode } from '../../content/fieldTree.ts';
import { isSame, itemsAt, textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { Mistake, Note } from '../elements.tsx';
import { getFieldId } from './fieldId.ts';
import { listFormParts } from './formTree.ts';
import { kinds, readTyped } from './kinds.ts';

/** A field with its label, hint and mistake. */
function FormField(props: FieldNode) {
  const { schema, field, label, isRequired } = props;
  const { mistakes } = useForm();
  const { Input, keyboard, isGroup } = kinds[schema.kind];
  const id = getFieldId(field);
  const { hint } = schema;
  const mistake = mistakes.find((each) => isSame(each.field, field));
  // A text that is too long says so by its character count.
  const sentence = mistake?.code === 'size' && schema.maxLength ? undefined : mistake?.text;
  const described = [hint && `${id}-hjelp`, sentence && `${id}-feil`].filter(Boolean).join(' ') || undefined;
  const Frame = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  const hasDefault = schema.default !== undefined;
  const canBeEmpty = !isRequired && !isGroup && !schema.onlyFor && !schema.needed && !hasDefault;
  return (
    <Frame className="field" data-kind={schema.kind} {...(isGroup && { id, 'aria-describedby': described })}>
      <Label className={schema.kind === 'picture' ? 'sr-only' : 'label'} {...(!isGroup && { htmlFor: id })}>
        {label || schema.label}
        {canBeEmpty && <span className="note"> (kan stå tomt)</span>}
      </Label>
      {hint && <Note id={`${id}-hjelp`}>{hint}</Note>}
      <Input
        {...props}
        attributes={{ ...keyboard, id, 'aria-describedby': described, 'aria-invalid': mistake !== undefined }}
        read={(typed) => readTyped(schema.kind, typed)}
        drawField={(node) => <FormField {...node} />}
        drawFields={(node) => <Fields {...node} />}
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
  return listFormParts(group)
    .filter(isShown)
    .map((part) => {
      // The picture of an optional group is left out with it.
      const canBeLeftOut = part.schema.kind === 'picture' && !isRequired;
      return <FormField key={part.field.at(-1)} {...part} isRequired={part.isRequired && !canBeLeftOut} />;
    });
}
