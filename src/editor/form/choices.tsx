import { hex } from '../../content/brand/colour.ts';
import { toBrand } from '../../content/schema/brand.ts';
import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { projectsIn, projectTitle } from '../projects.ts';
import type { ControlProps } from './fieldProps.ts';
import { LineField } from './TextField.tsx';

interface ChoiceProps extends ControlProps {
  choices: readonly (readonly [value: string, text: string])[];
}

/** One of several. A chosen one that no longer exists stays listed until another is chosen. */
function Choice({ schema, value, field, attributes, choices }: ChoiceProps) {
  const { set, filled } = useForm();
  const chosen = textAt(value);
  const shown = schema.names?.[chosen] ?? filled(chosen);
  const others = choices.filter(([choice, text]) => choice === chosen || text !== shown);
  const all = new Map([['', 'Velg'], [chosen, shown || 'Velg'], ...others]);
  return (
    <select
      {...attributes}
      className="input"
      value={chosen}
      onChange={({ target }) => set(field, target.value)}
    >
      {[...all].map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
  );
}

const alike = (words: readonly string[]) => words.map((word) => [word, word] as const);

/** One of the words that the schema lists. */
export const ChoiceField = (props: ControlProps) => (
  <Choice
    {...props}
    choices={props.schema.names ? Object.entries(props.schema.names) : alike(props.schema.enum ?? [])}
  />
);

/** One of the projects on the page, where hidden ones are not. */
export function ProjectField(props: ControlProps) {
  const choices = projectsIn(useForm().state)
    .filter(({ value }) => value['hidden'] !== true)
    .map((project) => [project.id, projectTitle(project)] as const);
  const isKnown = choices.some(([id]) => id === props.value);
  return <Choice {...props} value={isKnown ? props.value : ''} choices={choices} />;
}

/** Yes or no. */
export function YesNoField({ schema, value, field, attributes }: ControlProps) {
  const { set } = useForm();
  return (
    <label className="yes-no">
      <input
        {...attributes}
        type="checkbox"
        checked={value === undefined ? schema.default === true : value === true}
        onChange={({ target }) => set(field, target.checked)}
      />
      Ja
    </label>
  );
}

/** A colour, typed or picked. */
export function ColourField(props: ControlProps) {
  const { set, value } = useForm();
  const { field, schema } = props;
  const text = textAt(props.value);
  const brand = toBrand(value);
  return (
    <div className="colour-field">
      <input
        type="color"
        aria-label={`Velg ${schema.label}`}
        value={/^#[\da-f]{6}$/i.test(text) ? text : hex(field[0] === 'main' ? brand.main : brand.accent)}
        onChange={({ target }) => set(field, target.value)}
      />
      <LineField {...props} />
    </div>
  );
}
