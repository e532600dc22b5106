import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { FieldNode } from '../../content/fieldTree.ts';

/** The keyboard that a phone shows. */
type Keyboard = Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

/** What an input gets. */
export interface InputProps extends FieldNode {
  /** Of the control: they connect it to its label, hint and mistake. */
  attributes: Keyboard & { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };
  /** What was typed, as it is written in the file. */
  read: (typed: string) => string;
  /** Draws a field with its label, hint and mistake. */
  drawField: (node: FieldNode) => ReactNode;
  /** Draws the fields of a group. */
  drawFields: (node: FieldNode) => ReactNode;
}

/** A kind of field: how it is drawn, read and said. What an entry leaves out is as for a line of text. */
export interface FieldKind {
  Input: ComponentType<InputProps>;
  keyboard?: Keyboard;
  /** Has several controls: a group with a legend. */
  isGroup?: true;
  /** Is one field for its owner, although a group or list in the file. */
  isWhole?: true;
  /** Converts trimmed input to the format of the content; unreadable input stays as it was typed. */
  read?: (text: string) => string;
  /** The value as its owner reads it; empty where nothing is written. `wordsOf` gives those of a part. */
  words?: (node: FieldNode, wordsOf: (part: FieldNode) => string) => string;
  /** The parts that the form has instead of the schema's. */
  parts?: (node: FieldNode) => readonly FieldNode[];
  /** Of a part of the schema, the last step of the path to the form's part that has it. */
  stepTo?: (part: FieldNode) => string;
}
