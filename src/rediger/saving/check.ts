import { check } from '../../content/check/check.ts';
import { type Issue, isStopping } from '../../content/check/issue.ts';
import { type ContentFile, unreadFile } from '../../content/content.ts';
import type { Values } from '../values.ts';

/** The files of a content as the site's own code reads them. */
export const contentFiles = (values: Values): ContentFile[] =>
  Object.entries(values).flatMap(([name, fields]) => {
    if (!fields) return [];
    const { body: text, ...value } = fields;
    const body = text !== undefined && { body: { text: String(text), firstLine: 1 } };
    return [{ ...unreadFile(name), value, ...body }];
  });

/** Runs the build's check of the content. */
export const mistakesIn = (values: Values): Issue[] =>
  check({ folder: 'content', files: contentFiles(values), names: Object.keys(values) }).filter(isStopping);
