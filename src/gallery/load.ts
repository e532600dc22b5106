import type { GalleryContent } from '../site/projects.ts';
import type { showGallery } from './Gallery.tsx';
import styles from './gallery.css?url';

/** How long a visitor waits for the gallery before the link takes over, in milliseconds. */
const timeout = 10_000;

type ShowGallery = typeof showGallery;

/** The gallery's code and one project's pictures. */
export interface LoadedGallery {
  showGallery: ShowGallery;
  content: GalleryContent;
}

const galleries = new Map<string, Promise<LoadedGallery>>();
const code = new Map<string, Promise<ShowGallery>>();

/**
 * Fetches the gallery's code and a project's pictures, once. What failed is tried again the next time.
 *
 * @throws where the code or the pictures cannot be had within ten seconds
 */
export const loadGallery = (project: string) =>
  once(galleries, project, async () => {
    const [showGallery, content] = await Promise.race([
      Promise.all([once(code, styles, fetchCode), fetchContent(project)]),
      tooLate(),
    ]);
    return { showGallery, content };
  });

function once<Value>(known: Map<string, Promise<Value>>, key: string, load: () => Promise<Value>) {
  const loading = known.get(key) ?? load();
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}

async function fetchCode() {
  const [module] = await Promise.all([import('./Gallery.tsx'), addStyles()]);
  return module.showGallery;
}

/** Adds the gallery's styles to the page. They are no `import` of the gallery's code: Astro would put them into the page. */
async function addStyles() {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  const added = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  document.head.append(link);
  await added.catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

async function fetchContent(project: string): Promise<GalleryContent> {
  const response = await fetch(`/galleri/${encodeURIComponent(project)}.json`);
  if (!response.ok) throw new Error(`The pictures of ${project} answered ${response.status}.`);
  return response.json();
}

function tooLate() {
  return new Promise<never>((_, reject) =>
    setTimeout(reject, timeout, new Error('The gallery took too long.')),
  );
}
