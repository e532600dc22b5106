import { TextField } from '@keystar/ui/text-field';
import type { TextNode } from '../content/node.ts';
import { knownProjects } from './projects.ts';
import type { InputProps } from './types.ts';
import { useFault } from './useFault.ts';

/** The name of a project's folder: proposed for a new project, and fixed from when it is saved. */
export function ProjectIdInput({
  node,
  value,
  onChange,
  forceValidation,
}: InputProps<string> & { node: TextNode }) {
  const { fault, onBlur } = useFault(node, value, forceValidation);
  const isSaved = knownProjects.has(value) && location.pathname.endsWith(`/item/${value}`);
  const taken =
    !isSaved && knownProjects.has(value) ? 'Det finnes allerede et prosjekt med dette navnet.' : undefined;
  return (
    <TextField
      label={node.label}
      description={isSaved ? 'Mappen som prosjektet ligger i. Den kan ikke endres.' : node.help}
      errorMessage={taken ?? fault}
      isReadOnly={isSaved}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
