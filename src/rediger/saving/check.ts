import { check } from '../../content/check/check.ts';
import { type Issue, isStopping } from '../../content/check/issue.ts';
import { type ContentFile, unreadFile } from '../../content/content.ts';
import type { Values } from '../values.ts';

/** The files of a content as the site's own code reads them. */
export const contentFiles = (values: Values): ContentFile[] =>
  Object.entries(values).flatMap(([name, fields]) => {
    if (!fields) return [];
    const { body, ...value } = fields;
    return [
      {
        ...unreadFile(name),
        value,
        ...(body !== undefined && { body: { text: String(body), firstLine: 1 } }),
      },
    ];
  });

/** What would stop the build: the same mistakes. */
export const mistakesIn = (values: Values): Issue[] =>
  check({ folder: 'content', files: contentFiles(values), names: Object.keys(values) }).filter(isStopping);
