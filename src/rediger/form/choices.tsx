import { ContentIcon } from '../../components/ContentIcon.tsx';
import { peopleOf, unreadFile } from '../../content/content.ts';
import type { IconName } from '../../content/schema/icons.ts';
import { itemsAt, textAt } from '../../content/values.ts';
import { Photo } from './Photo.tsx';
import { ColourNotes } from '../preview/ColourNotes.tsx';
import { useForm } from '../context.ts';
import { valueIn } from '../draft.ts';
import { projectsIn, projectTitle } from '../projects.ts';
import type { ControlProps } from './fieldProps.ts';
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
  { kind, enum: words }: ControlProps['schema'],
  { draft }: ReturnType<typeof useForm>,
): (readonly [value: string, text: string])[] {
  if (kind === 'project') return projectsIn(draft).map((project) => [project.id, projectTitle(project)]);
  const staff = { ...unreadFile('staff.yaml'), value: valueIn(draft, 'staff.yaml') };
  return (words ?? peopleOf({ files: [staff] }).all).map((word) => [word, word]);
}

/** One of several. */
export function ChoiceField({ schema, value, field, attributes }: ControlProps) {
  const form = useForm();
  const chosen = textAt(value);
  // The chosen option may no longer exist: it stays listed until another is chosen.
  const shown = form.filled(chosen);
  const others = choicesOf(schema, form).filter(([choice, text]) => choice === chosen || text !== shown);
  const choices = new Map([['', 'Velg'], [chosen, shown || 'Velg'], ...others]);
  return (
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
  );
}

/** One of the pictures of the same file. */
export function PictureChoiceField({ schema, value, field, attributes: { id } }: ControlProps) {
  const { set, value: file } = useForm();
  return (
    <div className="picture-choices">
      {itemsAt(file, schema.among ?? '').map((picture, index) => (
        <label key={textAt(picture, 'file')} className="picture-choice">
          <input
            className="sr-only"
            type="radio"
            name={id}
            aria-label={textAt(picture, 'alt') || `Bilde ${index + 1}`}
            checked={textAt(picture, 'file') === value}
            onChange={() => set(field, textAt(picture, 'file'))}
          />
          <Photo name={textAt(picture, 'file')} />
        </label>
      ))}
    </div>
  );
}

/** One of the site's icons. */
export function IconField({ schema, value, field, attributes: { id } }: ControlProps) {
  const { set } = useForm();
  return (
    <div className="icon-choices">
      {Object.entries(schema.names ?? {}).map(([name, meaning]) => (
        <label key={name} className="icon-button icon-choice" title={meaning}>
          <input
            className="sr-only"
            type="radio"
            name={id}
            aria-label={meaning}
            checked={name === value}
            onChange={() => set(field, name)}
          />
          <ContentIcon name={name as IconName} />
        </label>
      ))}
    </div>
  );
}

/** A colour, typed or picked, with the readable shades derived from it. */
export function ColourField(props: ControlProps) {
  const { set } = useForm();
  const text = textAt(props.value);
  return (
    <>
      <div className="colour-field">
        <input
          type="color"
          aria-label={`Velg ${props.schema.label}`}
          value={/^#[\da-f]{6}$/i.test(text) ? text : '#000000'}
          onChange={({ target }) => set(props.field, target.value)}
        />
        <TextField {...props} />
      </div>
      <ColourNotes field={props.field} />
    </>
  );
}
