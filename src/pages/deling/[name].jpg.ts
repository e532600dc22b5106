import type { APIRoute, GetStaticPaths } from 'astro';
import { makeSharePicture, type SharePhoto } from '../../share/share-picture.ts';
import { loadSharePhotos } from '../../site/share.ts';
import { loadTheme } from '../../site/theme.ts';

/** The Open Graph picture of each page. */
export const getStaticPaths = (async () => {
  const pictures = await loadSharePhotos();
  return pictures.map(({ name, photo }) => ({ params: { name }, props: { photo } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ photo: SharePhoto | undefined }> = async ({ props }) =>
  new Response(new Uint8Array(await makeSharePicture(props.photo, (await loadTheme()).palette)));
