import { findChosenPicture } from '../../content/fieldTree.ts';
import { itemsAt, textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { Photo } from '../pictures/Photo.tsx';
import { DrawnChoices } from './DrawnChoices.tsx';
import type { FieldKind, InputProps } from './kind.ts';

function ChosenPictureInput(props: InputProps) {
  const { value, form } = useForm();
  const pictures = itemsAt(value, props.schema.among ?? '');
  // Where the chosen one was deleted, the first one counts.
  const isThere = pictures.some((picture) => textAt(picture, 'file') === props.value);
  const chosen = isThere ? props.value : textAt(pictures[0], 'file');
  const choices = pictures.map((picture, index) => {
    const choice = textAt(picture, 'file');
    const name = textAt(picture, 'alt') || `Bilde ${index + 1}`;
    return { choice, name, drawing: <Photo form={form} name={choice} /> };
  });
  return <DrawnChoices {...props} value={chosen} kind="picture" choices={choices} />;
}

/** One of the pictures of the same file. Its words tell more than its name. */
export const chosenPicture: FieldKind = {
  Input: ChosenPictureInput,
  isGroup: true,
  words: (node) => textAt(findChosenPicture(node)?.value, 'alt') || textAt(node.value),
};
