import { renderRichText } from '@sveltia/cms';
import { factsOf, fillMarkdown } from '../../content/facts.ts';
import type { Firm } from '../../content/schema/firm.ts';
import { textAt } from '../../content/values.ts';
import { addressOf } from '../pictures/addresses.ts';
import { fileSchema } from '../schema.ts';
import { asRead } from './shown.ts';

/*
 * What `src/site` reads in the editor: stands in for `astro:content` and `astro:assets` (build/rediger.ts), with what is in
 * the form now and, beside it, what was last saved.
 */

/** A content file: its name in the content, its path in the repository, and what its form holds. */
export interface ShownFile {
  name: string;
  path: string;
  data: unknown;
}

let shown: readonly ShownFile[] = [];

/** Decides what is read from now on. */
export const showContent = (files: readonly ShownFile[]) => {
  shown = files;
};

/** The content as far as it is asked for beside its collections. */
export const currentContent = () => ({ files: shown });

/** The files of collections that are called otherwise in `content.config.ts`. */
const files: Record<string, string> = { projectsSection: 'projects.yaml', privacy: 'personvern.md' };

/** The entries of a collection. */
export function getCollection(collection: string) {
  const [firm, people] = ['firm.yaml', 'staff.yaml'].map((name) =>
    valuesOf(shown.find((file) => file.name === name)!),
  ) as [Firm, Parameters<typeof factsOf>[1]];
  const isOf = ({ name }: ShownFile) =>
    collection === 'projects'
      ? name.startsWith('projects/')
      : name === (files[collection] ?? `${collection}.yaml`);
  return shown.filter(isOf).map((file) => ({
    id: file.name.split('/').at(-2) ?? file.name,
    data: valuesOf(file, factsOf(firm, people)),
    body: fillMarkdown(textAt(file.data, 'body'), firm, people),
  }));
}

function valuesOf({ name, path, data }: ShownFile, facts: Record<string, string> = {}) {
  const pictures = new Map<string, ShownPicture>();
  return asRead(fileSchema(name), data, facts, (file, isLogo = false) => {
    const picture = pictures.get(file) ?? shownPicture(path, file, isLogo);
    pictures.set(file, picture);
    return picture;
  });
}

type ShownPicture = ReturnType<typeof shownPicture>;

/** A picture before anybody needs it: only its shape is known. Nobody sees it while it is on its way from the repository. */
function shownPicture(contentFile: string, file: string, isLogo: boolean) {
  return {
    ...(isLogo ? { width: 140, height: 42 } : { width: 2400, height: 1800 }),
    get src() {
      const address = addressOf(contentFile, file);
      return typeof address === 'string' && address !== '' ? address : unseen;
    },
  };
}

/** A picture as it is, which need be no smaller. */
export const getImage = ({ src: { src } }: { src: ShownPicture }) => ({ src });

const unseen = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The privacy statement. Its headings lead nowhere here; they show what the table of contents will say. */
export const render = ({ body }: { body: string }) => ({
  headings: [...body.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({ depth: 2, slug: text, text })),
  Content: () => <div key={body} ref={(place) => (place ? write(body, place) : undefined)} />,
});

/** Sveltia writes only in its own document; the preview is another. */
function write(markdown: string, place: HTMLElement) {
  const written = document.createElement('div');
  place.append(written);
  return renderRichText(written, markdown);
}
