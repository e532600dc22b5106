import type { ComponentType } from 'react';
import type { FormNode } from '../content/node.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { FocusInput } from './FocusInput.tsx';
import type { Input } from './leaf.ts';
import { MainPictureInput } from './MainPictureInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TextInput } from './TextInput.tsx';

/** The component that draws a field with one value. */
export function inputOf(node: FormNode, isItem: boolean): Input {
  const Component = componentOf(node) as unknown as ComponentType<
    object & { node: FormNode; isItem: boolean }
  >;
  return ((props: object) => <Component {...props} node={node} isItem={isItem} />) as unknown as Input;
}

function componentOf(node: FormNode) {
  switch (node.kind) {
    case 'number':
      return NumberInput;
    case 'switch':
      return SwitchInput;
    case 'choice':
      return ChoiceInput;
    case 'picture':
      return node.oneOf === undefined ? PictureInput : MainPictureInput;
    case 'focus':
      return FocusInput;
    default:
      return TextInput;
  }
}
