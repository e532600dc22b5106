import type { ComponentSchema } from '@keystatic/core';
import type { ComponentType } from 'react';
import type { FormNode, GroupNode } from '../content/node.ts';
import { GroupInput } from './GroupInput.tsx';
import { inputOf } from './input.tsx';
import { leaf, type Input } from './leaf.ts';
import { ListInput } from './ListInput.tsx';
import { Step } from './Step.tsx';
import { VariantsInput } from './VariantsInput.tsx';

/** A field of Keystatic's for each field of a group, in the order that the form shows them. */
export function fieldsOf(group: GroupNode): Record<string, ComponentSchema> {
  // What is chosen among the items of a list comes after the list.
  const entries = Object.entries(group.fields);
  const chosen = ([, node]: (typeof entries)[number]) =>
    Number(node.kind === 'picture' && node.oneOf !== undefined);
  return Object.fromEntries(
    entries
      .toSorted((a, b) => chosen(a) - chosen(b))
      .map(([key, node]) => [key, withStep(key, fieldOf(node))]),
  );
}

/** Lets a field know its place in the file. */
function withStep(key: string, schema: ComponentSchema): ComponentSchema {
  const Inner = (schema as { Input: unknown }).Input as ComponentType<object>;
  const Input = (props: object) => (
    <Step name={key}>
      <Inner {...props} />
    </Step>
  );
  return { ...schema, Input } as unknown as ComponentSchema;
}

function fieldOf(node: FormNode, isNamed = true): ComponentSchema {
  switch (node.kind) {
    case 'group': {
      const Input = (props: Parameters<typeof GroupInput>[0]) => (
        <GroupInput {...props} node={node} isNamed={isNamed} />
      );
      return { kind: 'object', fields: fieldsOf(node), Input: Input as Input } as unknown as ComponentSchema;
    }
    case 'list': {
      const Input = (props: Parameters<typeof ListInput>[0]) => <ListInput {...props} node={node} />;
      const length = { min: node.min, ...(node.max < Infinity && { max: node.max }) };
      const element = fieldOf(node.element, false);
      return {
        kind: 'array',
        label: node.label,
        element,
        validation: { length },
        Input: Input as Input,
      } as unknown as ComponentSchema;
    }
    case 'variants': {
      const Input = (props: Parameters<typeof VariantsInput>[0]) => <VariantsInput {...props} node={node} />;
      const values = node.options.map((option, index) => [String(index), fieldOf(option, false)] as const);
      return {
        kind: 'conditional',
        discriminant: leaf(node, { Input: () => null, empty: '0', check: false }),
        values: Object.fromEntries(values),
        Input: Input as Input,
      } as unknown as ComponentSchema;
    }
    default:
      return leaf(node, { Input: inputOf(node, !isNamed), empty: emptyOf(node) });
  }
}

/** What a field holds when there is nothing in it. */
const emptyOf = ({ kind }: FormNode) => (kind === 'text' || kind === 'picture' ? '' : null);
