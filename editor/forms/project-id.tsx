import type { ComponentSchema } from '@keystatic/core';
import { faultOf } from '../content/fault.ts';
import type { TextNode } from '../content/node.ts';
import { leaf, type Input } from './leaf.ts';
import { ProjectIdInput } from './ProjectIdInput.tsx';
import { knownProjects, nextProject } from './projects.ts';
import { Step } from './Step.tsx';

/** The field that names a project's folder, which Keystatic names the entry by. */
export function projectIdField(node: TextNode): ComponentSchema {
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
