import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { pathOf, referencesIn } from '../src/content/check/references.ts';
import { type Content, projectIdOf, projectsOf } from '../src/content/content.ts';

/**
 * What the pictures of a content folder are called in public, by their checksums: the project or part of the page that shows
 * them, and a number. A file's own name may be a customer's.
 */
export function publicNames({ files, pictures = new Map() }: Content): Map<string, string> {
  const projects = projectsOf({ files });
  const named = [...projects, ...files.filter((file) => !projects.includes(file))].flatMap((file) => {
    const part = projects.includes(file) ? projectIdOf(file) : file.name.replace(/\.\w+$/, '');
    return referencesIn(file).map((reference, index) => {
      const checksum = pictures.get(pathOf(reference))?.checksum ?? '';
      return [checksum, `${part}-${index + 1}`] as const;
    });
  });
  // The first name of a picture that is shown in several places stays.
  return new Map(named.toReversed());
}

/** Vite plug-in that publishes the pictures of a content folder under their public names. */
export function namePictures(content: Content): Plugin {
  const names = publicNames(content);
  return {
    name: 'picture-names',
    apply: 'build',
    outputOptions: (options) => ({
      ...options,
      assetFileNames: ({ source }) => {
        const name = names.get(createHash('sha256').update(source).digest('hex'));
        return `_astro/${name ?? '[name]'}.[hash][extname]`;
      },
    }),
  };
}
