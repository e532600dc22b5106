import { ContentIcon } from '../../components/Icon.tsx';
import { iconMeanings } from '../../content/schema/icons.ts';
import { type FieldProps, useForm } from './context.ts';
import { Labelled } from './Labelled.tsx';

/** Yes or no. */
export function YesNoField({ schema, value, field }: FieldProps) {
  const { set } = useForm();
  const checked = typeof value === 'boolean' ? value : schema.default === true;
  return (
    <Labelled {...{ schema, field }} required isGroup>
      {({ id }) => (
        <label className="choice">
          <input
            id={id}
            type="checkbox"
            checked={checked}
            onChange={({ target }) => set(field, target.checked)}
          />
          Ja
        </label>
      )}
    </Labelled>
  );
}

/** One of a few words. */
export function ChoiceField({ schema, value, field, required }: FieldProps) {
  const { set } = useForm();
  return (
    <Labelled {...{ schema, field, required }}>
      {(described) => (
        <select
          {...described}
          className="input"
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => set(field, target.value || undefined)}
        >
          <option value="">Velg</option>
          {schema.enum?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** One of the site's icons, shown as they are. */
export function IconField({ schema, value, field, required }: FieldProps) {
  const { set } = useForm();
  const names = Object.keys(iconMeanings) as (keyof typeof iconMeanings)[];
  return (
    <Labelled {...{ schema, field, required }} isGroup>
      {({ id }) => (
        <div className="icons">
          {names.map((name) => (
            <label key={name} className="icon-choice" title={iconMeanings[name]}>
              <input
                className="sr-only"
                type="radio"
                name={id}
                id={name === value || (!value && name === names[0]) ? id : undefined}
                aria-label={iconMeanings[name]}
                checked={name === value}
                onChange={() => set(field, name)}
              />
              <ContentIcon name={name} className="size-6" />
            </label>
          ))}
        </div>
      )}
    </Labelled>
  );
}

/** A colour, chosen or typed. */
export function ColourField({ schema, value, field, required }: FieldProps) {
  const { set, leave } = useForm();
  const text = typeof value === 'string' ? value : '';
  return (
    <Labelled {...{ schema, field, required }}>
      {(described) => (
        <div className="flex gap-2">
          <input
            className="swatch"
            type="color"
            aria-label={`Velg ${schema.label ?? 'farge'}`}
            value={/^#[\da-f]{6}$/i.test(text) ? text : '#000000'}
            onChange={({ target }) => set(field, target.value)}
          />
          <input
            {...described}
            className="input"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => set(field, target.value || undefined)}
            onBlur={() => leave(field)}
          />
        </div>
      )}
    </Labelled>
  );
}
