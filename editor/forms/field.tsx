import type { ComponentSchema } from '@keystatic/core';
import type { ComponentType, ReactElement } from 'react';
import { faultOf } from '../content/fault.ts';
import type { FormNode, GroupNode, TextNode } from '../content/node.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { FocusInput } from './FocusInput.tsx';
import { GroupInput } from './GroupInput.tsx';
import { ListInput } from './ListInput.tsx';
import { MainPictureInput } from './MainPictureInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { ProjectIdInput } from './ProjectIdInput.tsx';
import { knownProjects, nextProject } from './projects.ts';
import { Step } from './Step.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TextInput } from './TextInput.tsx';
import { VariantsInput } from './VariantsInput.tsx';

/** An input for a node, to be given to Keystatic; the types are Keystatic's to know. */
type Input = (props: never) => ReactElement | null;

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

/** The component that draws a field with one value. */
function inputOf(node: FormNode, isItem: boolean): Input {
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

/** What a field holds when there is nothing in it. */
const emptyOf = ({ kind }: FormNode) => (kind === 'text' || kind === 'picture' ? '' : null);

interface Leaf {
  Input: Input;
  empty: unknown;
  check?: boolean;
}

/** A field with one value. What is wrong with it keeps the form from being saved. */
function leaf(node: FormNode, { Input, empty, check = true }: Leaf): ComponentSchema {
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

/** The field that names a project's folder, which Keystatic names the entry by. */
export function slugField(node: TextNode): ComponentSchema {
  const remember = (slug: string | undefined) => {
    if (slug !== undefined) knownProjects.add(slug);
    return slug ?? '';
  };
  const base = leaf(node, { Input: (() => null) as Input, empty: '' }) as unknown as Record<string, unknown>;
  const Input = (props: Parameters<typeof ProjectIdInput>[0]) => (
    <Step name="id">
      <ProjectIdInput {...props} node={node} />
    </Step>
  );
  return {
    ...base,
    formKind: 'slug',
    Input,
    defaultValue: nextProject,
    parse: (_: unknown, extra?: { slug: string }) => remember(extra?.slug),
    serializeWithSlug: (value: string) => ({ slug: value, value }),
    validate: (value: string, extra?: { slugField: { slugs: Set<string> } }) => {
      const fault =
        faultOf(node, value) ?? (extra?.slugField.slugs.has(value) ? 'Navnet er i bruk.' : undefined);
      if (fault !== undefined) throw new Error(fault);
      return value;
    },
    reader: {
      parse: (value: unknown) => value,
      parseWithSlug: (_: unknown, { slug }: { slug: string }) => remember(slug),
    },
  } as unknown as ComponentSchema;
}
