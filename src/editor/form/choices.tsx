import { peopleOf } from '../../content/content.ts';
import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { projectsIn, projectTitle } from '../projects.ts';
import { contentFiles } from '../values.ts';
import type { ControlProps } from './fieldProps.ts';
import { Note } from './elements.tsx';
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
  const choices = projectsIn(useForm().draft)
    .filter(({ value }) => value['hidden'] !== true)
    .map((project) => [project.id, projectTitle(project)] as const);
  const isKnown = choices.some(([id]) => id === props.value);
  return <Choice {...props} value={isKnown ? props.value : ''} choices={choices} />;
}

/** One of the people; typed while the firm shows nobody, who has a director all the same. */
export function PersonField(props: ControlProps) {
  const { draft, file } = useForm();
  const { callable, all } = peopleOf({ files: contentFiles(draft.values) });
  const names = file === 'about.yaml' ? callable : all;
  if (all.length === 0) return <LineField {...props} />;
  return (
    <>
      {names.length === 0 && (
        <Note>Ingen av de ansatte har telefon ennå. Legg det inn under «Ansatte» først.</Note>
      )}
      <Choice {...props} choices={alike(names)} />
    </>
  );
}
