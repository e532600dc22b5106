import type { ReactNode } from 'react';
import { type Content, readProjectId } from '../../content/content.ts';
import { parseFiles } from '../../content/parse.ts';
import { siteContent } from '../../content/siteContent.ts';
import { heroStyles } from '../../site/hero/heroStyles.ts';
import type { Pictures } from '../../site/view/pictures.ts';
import { orderFile } from '../values.ts';
import { views } from './views.tsx';

/** What the preview of a form shows. */
export interface Drawn {
  /** Nothing where the form is not complete enough for the page. */
  drawing: ReactNode;
  /** Styles that depend on what is drawn. */
  styles?: string;
}

/**
 * Draws the part of the site that a form is of, by the site's own code.
 *
 * @param picture which photograph is at the top of the page, from 0
 * @throws what the site's code throws where the form is incomplete
 */
export async function draw(
  file: string,
  given: Content,
  pictures: Pictures,
  picture: number,
): Promise<Drawn> {
  const project = readProjectId(file);
  // A hidden project is drawn as it would be shown.
  const files = given.files.map((each) =>
    each.name === file && project !== undefined
      ? { ...each, value: { ...(each.value as object), hidden: false } }
      : each,
  );
  const content = siteContent(keepLastValid(parseFiles(files)));
  const photographs = content['hero.yaml'].pictures;
  const current = picture < photographs.length ? picture : 0;
  const hero = { ...content['hero.yaml'], pictures: photographs.slice(current, current + 1) };
  const source = { content: { ...content, 'hero.yaml': hero }, pictures };
  const view = Object.entries(views).find(([name]) => name === file)?.[1];
  if (view) return { drawing: await view(source), styles: heroStyles(hero) };
  // Alone, and large only if the site shows it so.
  const alone = {
    projects: content.projects.filter(({ id }) => id === project),
    [orderFile]: { ...content[orderFile], title: '', lead: '' },
  };
  return { drawing: await views[orderFile]({ ...source, content: { ...content, ...alone } }) };
}

/** What each file said when it was last valid: what is half typed is drawn as it was. */
const last = new Map<string, unknown>();

function keepLastValid({ files, facts }: ReturnType<typeof parseFiles>) {
  for (const { name, data } of files) if (data) last.set(name, data);
  return { facts, files: files.map((file) => ({ ...file, data: file.data ?? last.get(file.name) })) };
}
