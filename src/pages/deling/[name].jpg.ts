import type { APIRoute, GetStaticPaths } from 'astro';
import { composeSharePicture, type ShareContent } from '../../share/share-picture.ts';
import { loadShareContents } from '../../site/share.ts';

/** The Open Graph picture of each page. */
export const getStaticPaths = (async () => {
  const pictures = await loadShareContents();
  return pictures.map(({ name, content }) => ({ params: { name }, props: { content } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ content: ShareContent }> = async ({ props }) =>
  new Response(new Uint8Array(await composeSharePicture(props.content)));
