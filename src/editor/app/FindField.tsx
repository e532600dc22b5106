import { useState } from 'react';
import { useForm } from '../context.ts';
import { stepsOf } from '../../content/fieldTree.ts';
import { kinds } from '../kinds.ts';
import { allFields } from '../form/formFields.ts';
import { wordsIn } from '../saving/fieldChanges.ts';
import { linkTo } from './route.ts';

/** Finds a field by words of its label or of what it says, and leads to the form at it. */
export function FindField() {
  const { draft, filled } = useForm();
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const read = wordsIn(draft.values);
  const fields = allFields(draft).map((node) => ({
    address: linkTo(node.file, node.field),
    name: node.label,
    way: filled(stepsOf(node).join(' → ')),
    says: kinds[node.schema.kind].isDrawn ? '' : filled(read(node)),
  }));
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = fields.filter(({ way, says }) => words.length > 0 && hasAll(`${way} ${says}`));
  // Ranked: matches in the label, then in the value, then in the path.
  const rank = ({ name, says }: (typeof fields)[number]) => (hasAll(name) ? 0 : hasAll(says) ? 1 : 2);
  const listed = found.toSorted((a, b) => rank(a) - rank(b)).slice(0, 12);
  return (
    <form className="field" role="search" action={() => listed[0] && location.assign(listed[0].address)}>
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
        {listed.map(({ address, way, says }) => (
          <li key={address} className="item">
            <a className="row" href={address}>
              <span>
                {way}
                <small>{says}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </form>
  );
}
