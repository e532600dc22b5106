import { useState } from 'react';
import { singleFileNames } from '../../content/schema/files.ts';
import { textAt } from '../../content/values.ts';
import { valueIn } from '../draft.ts';
import { useForm } from '../context.ts';
import { type FormField, formFields } from '../form/formFields.ts';
import { projectsIn } from '../projects.ts';
import { projectFile } from '../values.ts';
import { linkTo } from './route.ts';

/** Longest list of results. */
const most = 12;

/** Finds a field by words of its label or of what it says, and leads to the form at it. */
export function FindField() {
  const { draft, filled } = useForm();
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fields = (): FormField[] => [
    ...singleFileNames.flatMap((name) => formFields(name, valueIn(draft, name))),
    ...projectsIn(draft).flatMap(({ id, value }) => formFields(projectFile(id), value)),
  ];
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const described = words.length === 0 ? [] : fields().map((each) => describe(each, filled));
  const found = described.filter(({ way, says }) => hasAll(`${way} ${says}`));
  // Ranked: matches in the label, then in the value, then in the path.
  const rank = ({ name, says }: Described) => (hasAll(name) ? 0 : hasAll(says) ? 1 : 2);
  const listed = found.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
  return (
    <search className="find">
      <label className="label" htmlFor="finn">
        Finn det du vil endre
      </label>
      <input
        className="input"
        id="finn"
        type="search"
        placeholder="telefon, fredag, ord fra siden …"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p className="note" role="status">
        {words.length > 0 && (found.length === 0 ? 'Ingen treff.' : `${found.length} treff.`)}
      </p>
      <ul className="items">
        {listed.map(({ each: { file, field }, way, says }) => (
          <li key={way + field.join()} className="item">
            <a className="row" href={linkTo(file, field)}>
              <span>
                {way}
                <small>{says}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}

type Described = ReturnType<typeof describe>;

function describe(each: FormField, filled: (text: string) => string) {
  const { steps, value, schema } = each;
  const isText = schema.kind !== 'picture' && schema.kind !== 'logo' && schema.kind !== 'icon';
  const says = isText ? filled(typeof value === 'number' ? String(value) : textAt(value)) : '';
  return { each, name: steps.at(-1) ?? '', way: filled(steps.join(' → ')), says };
}
