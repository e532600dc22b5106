import { hex } from '../../content/brand/colour.ts';
import { adjustments } from '../../content/brand/adjustments.ts';
import { derivePalette } from '../../content/brand/palette.ts';
import { peopleOf } from '../../content/content.ts';
import { toBrand } from '../../content/schema/brand.ts';
import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { projectsIn, projectTitle } from '../projects.ts';
import { contentFiles } from '../values.ts';
import type { ControlProps } from './fieldProps.ts';
import { Note } from './elements.tsx';
import { TextField } from './TextField.tsx';

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

/** The options of a field: words, people or projects. */
function choicesOf(
  { kind, enum: words, names }: ControlProps['schema'],
  { draft, file }: ReturnType<typeof useForm>,
): (readonly [value: string, text: string])[] {
  // A hidden project is not on the page.
  if (kind === 'project')
    return projectsIn(draft)
      .filter(({ value }) => value['hidden'] !== true)
      .map((project) => [project.id, projectTitle(project)]);
  if (names) return Object.entries(names);
  const { callable, all } = peopleOf({ files: contentFiles(draft.values) });
  return (words ?? (file === 'about.yaml' ? callable : all)).map((word) => [word, word]);
}

/** One of several. */
export function ChoiceField(props: ControlProps) {
  const { schema, value, field, attributes } = props;
  const form = useForm();
  const known = choicesOf(schema, form);
  const isGone = schema.kind === 'project' && !known.some(([choice]) => choice === value);
  const chosen = isGone ? '' : textAt(value);
  // A chosen word or name that no longer exists stays listed until another is chosen.
  const shown = schema.names?.[chosen] ?? form.filled(chosen);
  const others = known.filter(([choice, text]) => choice === chosen || text !== shown);
  const choices = new Map([['', 'Velg'], [chosen, shown || 'Velg'], ...others]);
  return (
    <>
      {known.length === 0 && schema.kind === 'person' && (
        <Note>Ingen av de ansatte har telefon ennå. Legg det inn under «Ansatte» først.</Note>
      )}
      <select
        {...attributes}
        className="input"
        value={chosen}
        onChange={({ target }) => form.set(field, target.value)}
      >
        {[...choices].map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}

/** One of the people; typed while the firm shows nobody, who has a director all the same. */
export function PersonField(props: ControlProps) {
  const { draft } = useForm();
  const isNobody = peopleOf({ files: contentFiles(draft.values) }).all.length === 0;
  return isNobody ? <TextField {...props} /> : <ChoiceField {...props} />;
}

/** A colour, typed or picked, with the readable shades derived from it. */
export function ColourField(props: ControlProps) {
  const { set, value } = useForm();
  const { field, schema } = props;
  const text = textAt(props.value);
  const brand = toBrand(value);
  const notes = adjustments(brand, derivePalette(brand)).filter(
    ({ colour }) => field[0] === (colour === brand.main ? 'main' : 'accent'),
  );
  return (
    <>
      <div className="colour-field">
        <input
          type="color"
          aria-label={`Velg ${schema.label}`}
          value={/^#[\da-f]{6}$/i.test(text) ? text : hex(field[0] === 'main' ? brand.main : brand.accent)}
          onChange={({ target }) => set(field, target.value)}
        />
        <TextField {...props} />
      </div>
      <div role="status">
        {notes.map(({ message }) => (
          <Note key={message}>{message}</Note>
        ))}
      </div>
    </>
  );
}
