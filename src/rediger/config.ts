import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import { singleFiles } from '../content/schema/files.ts';
import { fileSchema } from './schema.ts';
import { fieldsOf } from './schema-form.ts';
import { signedOut } from './sign-in.ts';

/** Where the content lies in the repository. */
export const contentPath = 'content';

/** A project's file, under a name that stands for them all. */
export const anyProject = 'projects/x/project.yaml';

/** What a file of the content, or a picture in its folder, is part of, as the list of forms has it. */
export function calledHere(path: string): string {
  const [, project] = /^projects\/([^/]+)\//.exec(path) ?? [];
  const file = Object.keys(singleFiles).find((single) => nameOf(single) === path.replace(/[/.].*/, ''));
  return project ? `prosjektet ${project}` : file ? `«${fileSchema(file).label}»` : path;
}

/** `firm` for `firm.yaml`; pictures that its form adds lie in a folder of that name. */
const nameOf = (file: string) => file.replace(/.*\/|\..*/g, '');

const singleton = (file: string): CollectionFile => ({
  name: nameOf(file),
  label: fileSchema(file).label,
  file: `${contentPath}/${file}`,
  media_folder: `/${contentPath}/${nameOf(file)}`,
  public_folder: nameOf(file),
  fields: [...fieldsOf(fileSchema(file)), ...(file.endsWith('.md') ? [privacyText] : [])],
});

/** The Markdown below a file's fields. */
const privacyText = {
  name: 'body',
  label: 'Teksten',
  widget: 'text',
  hint:
    'Overskriftene skrives med ## og mellomrom foran. Ord i krøllparentes, som {telefon}, hentes fra firmaets opplysninger. ' +
    'En linje som slutter med {med kart}, vises bare når kartet er slått på; {uten kart} bare når det er slått av.',
} as const;

/**
 * The whole editor as Sveltia takes it.
 *
 * @param repo `owner/name`; empty for the door, which speaks as GitHub at the page's own address
 * @param origin the page's own origin
 */
export const editorConfig = (repo: string, origin: string, signIn = ''): CmsConfig => ({
  load_config_file: false,
  app_title: 'Rediger nettsiden',
  backend: {
    name: 'github',
    // The list of changes puts the form's names in (undo.ts).
    commit_messages: {
      create: 'La til {{path}}',
      update: 'Endret {{path}}',
      delete: 'Slettet {{path}}',
      uploadMedia: 'La til {{path}}',
      deleteMedia: 'Slettet {{path}}',
    },
    repo: repo || 'denne/maskinen',
    ...(repo ? {} : { api_root: origin }),
    ...(signIn ? { base_url: signIn } : { auth_methods: ['token'] }),
  },
  media_folder: contentPath,
  media_libraries: {
    stock_assets: { providers: [] },
    // As wide as the site's largest picture, however tall; where and with what it was taken goes with the old file.
    default: { config: { transformations: { raster_image: { format: 'webp', quality: 90, width: 2400 } } } },
  },
  // The folder of a new project is named after it, and stands in addresses.
  slug: { encoding: 'ascii', clean_accents: true },
  show_preview_links: false,
  logout_redirect_url: signedOut,
  singletons: Object.keys(singleFiles).map(singleton),
  collections: [
    {
      name: 'projects',
      label: 'Prosjekter',
      label_singular: 'Prosjekt',
      folder: `${contentPath}/projects`,
      path: '{{slug}}/project',
      extension: 'yaml',
      create: true,
      // The copy would name pictures that are not in its folder.
      duplicate: false,
      thumbnail: 'mainImage',
      media_folder: '',
      public_folder: './',
      fields: fieldsOf(fileSchema(anyProject)),
    },
  ],
});
