import type { ComponentSchema } from '@keystatic/core';
import type { ReactElement } from 'react';
import { faultOf } from '../content/fault.ts';
import type { FormNode } from '../content/node.ts';

/** An input for a node, to be given to Keystatic; the types are Keystatic's to know. */
export type Input = (props: never) => ReactElement | null;

interface Leaf {
  Input: Input;
  empty: unknown;
  check?: boolean;
}

/** A field with one value. What is wrong with it keeps the form from being saved. */
export function leaf(node: FormNode, { Input, empty, check = true }: Leaf): ComponentSchema {
  // A number that somebody wrote where a text belongs is shown as the text it looks like.
  const parse = (value: unknown) => (value === undefined ? empty : empty === '' ? String(value) : value);
  return {
    kind: 'form',
    label: node.label,
    Input,
    defaultValue: () => empty,
    parse,
    serialize: (value: unknown) => ({ value: value === null || value === '' ? undefined : value }),
    validate: (value: unknown) => {
      const fault = check ? faultOf(node, value) : undefined;
      if (fault !== undefined) throw new Error(fault);
      return value;
    },
    reader: { parse },
  } as unknown as ComponentSchema;
}
