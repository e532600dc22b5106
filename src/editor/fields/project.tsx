import { useForm } from '../context.ts';
import { listProjects } from '../projects.ts';
import type { FieldKind, InputProps } from './kind.ts';
import { Select } from './Select.tsx';

function ProjectInput(props: InputProps) {
  const choices = listProjects(useForm().state)
    .filter(({ value }) => value['hidden'] !== true)
    .map(({ id, title }) => [id, title] as const);
  const isKnown = choices.some(([id]) => id === props.value);
  return <Select {...props} value={isKnown ? props.value : ''} choices={choices} />;
}

/** One of the projects on the page, where hidden ones are not. */
export const project: FieldKind = { Input: ProjectInput };
