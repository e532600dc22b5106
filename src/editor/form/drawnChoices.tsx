import type { ReactNode } from 'react';
import { ContentIcon } from '../../site/components/ContentIcon.tsx';
import type { IconName } from '../../content/schema/icons.ts';
import { itemsAt, textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import type { ControlProps } from './fieldProps.ts';
import { Photo } from './Photo.tsx';

interface DrawnChoicesProps extends ControlProps {
  kind: 'picture' | 'icon';
  choices: readonly { choice: string; name: string; drawing: ReactNode }[];
}

/** A choice among drawings, each with its name for screen readers. */
function DrawnChoices({ kind, choices, value, field, attributes: { id } }: DrawnChoicesProps) {
  const { set } = useForm();
  return (
    <div className={`${kind}-choices`}>
      {choices.map(({ choice, name, drawing }) => (
        <label key={choice} className={`${kind}-choice`} title={name}>
          <input
            className="sr-only"
            type="radio"
            name={id}
            aria-label={name}
            checked={choice === value}
            onChange={() => set(field, choice)}
          />
          {drawing}
        </label>
      ))}
    </div>
  );
}

/** One of the pictures of the same file. */
export function PictureChoiceField(props: ControlProps) {
  const { value, file } = useForm();
  const pictures = itemsAt(value, props.schema.among ?? '');
  // Where the chosen one was deleted, the first one counts.
  const isThere = pictures.some((picture) => textAt(picture, 'file') === props.value);
  const chosen = isThere ? props.value : textAt(pictures[0], 'file');
  const choices = pictures.map((picture, index) => {
    const choice = textAt(picture, 'file');
    const name = textAt(picture, 'alt') || `Bilde ${index + 1}`;
    return { choice, name, drawing: <Photo form={file} name={choice} /> };
  });
  return <DrawnChoices {...props} value={chosen} kind="picture" choices={choices} />;
}

/** One of the site's icons. */
export function IconField(props: ControlProps) {
  const choices = Object.entries(props.schema.names ?? {}).map(([choice, name]) => ({
    choice,
    name,
    drawing: <ContentIcon name={choice as IconName} />,
  }));
  return <DrawnChoices {...props} kind="icon" choices={choices} />;
}
