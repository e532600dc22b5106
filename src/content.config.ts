import { defineCollection, type ImageFunction, type SchemaContext } from 'astro:content';
import { z } from 'zod';
import { brandFile } from './content/content.ts';
import { contentFiles } from './content/loader.ts';
import { schemasWith, singleFileNames } from './content/schema/files.ts';

/** Owners write `hero/0.jpg`; Astro resolves only paths that start with a dot. */
const pictureFile = (image: ImageFunction) =>
  z.preprocess((file) => (typeof file === 'string' ? `./${file}` : file), image());

type Schemas = ReturnType<typeof schemasWith<ReturnType<typeof pictureFile>>>;

/** A content file, or all `projects`. Colours and logo are loaded without Astro (`site/theme.ts`). */
type Name = Exclude<keyof Schemas, typeof brandFile>;

const from = <Each extends Name>(name: Each) => ({
  loader: contentFiles(name),
  schema: ({ image }: SchemaContext): Schemas[Each] => schemasWith(pictureFile(image))[name],
});

const names = [...singleFileNames, 'projects'].filter((name) => name !== brandFile);

/*
 * The content check has already parsed the content with the same schemas. Here they give the pages their
 * types and imported pictures.
 */
export const collections = Object.fromEntries(
  names.map((name) => [name, defineCollection(from(name as Name))]),
) as { [Each in Name]: ReturnType<typeof from<Each>> };
