import type { ComponentSchema, Config } from '@keystatic/core';
import { formNames } from '../content/addresses.ts';
import { formOf, viewName } from '../content/files.ts';
import { BrandMark } from './BrandMark.tsx';
import { fieldsOf } from './field.tsx';
import { projectIdField } from './project-id.tsx';

/** The files in the order that the owner meets them, in groups with a heading. */
const navigation = {
  Firmaet: ['firm', 'staff', 'contact'],
  Forsiden: ['hero', 'services', 'about'],
  Prosjekter: ['projectOrder', 'projects'],
  'Resten av nettstedet': ['privacy', 'pages'],
} as const;

const project = formOf('projects/proj1/project.yaml');
const { id, ...projectFields } = project.fields;
if (id?.kind !== 'text') throw new Error('A project has an id.');

const format = { data: 'json' } as const;

const singletons = Object.fromEntries(
  Object.entries(formNames).map(([file, name]) => {
    const form = formOf(file);
    return [
      name,
      { label: form.label, path: viewName(file).replace('.json', ''), format, schema: fieldsOf(form) },
    ];
  }),
);

/** What Keystatic needs to know, all of it made from the content schemas. */
export const config = {
  storage: { kind: 'local' },
  locale: 'nb-NO',
  ui: { brand: { name: 'Rediger nettsiden', mark: BrandMark }, navigation },
  singletons,
  collections: {
    projects: {
      label: 'Alle prosjekter',
      path: 'projects/*/project',
      format,
      slugField: 'id',
      columns: ['title'],
      schema: { ...fieldsOf({ ...project, fields: projectFields }), id: projectIdField(id) } as Record<
        string,
        ComponentSchema
      >,
    },
  },
} as unknown as Config;
