import type { APIRoute, GetStaticPaths } from 'astro';
import { loadSource } from '../../page/loadSource.ts';
import { galleriesView } from '../../view/projects.ts';

/** One file a project, so that a visitor fetches only one gallery. */
export const getStaticPaths = (async () => {
  const galleries = await galleriesView(await loadSource());
  return galleries.map(({ id, gallery }) => ({ params: { id }, props: { gallery } }));
}) satisfies GetStaticPaths;

/** The gallery of one project, a `GalleryContent`. */
export const GET: APIRoute = ({ props }) => Response.json(props['gallery']);
