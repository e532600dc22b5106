import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, manifestIcons } from '../../seo/icons.ts';
import { loadLook } from '../../site/look.ts';

/** The icons that the manifest names. */
export const getStaticPaths = (() =>
  manifestIcons.map(({ name, size, share }) => ({
    params: { name },
    props: { size, share },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number; share: number }> = async ({ props }) =>
  new Response(new Uint8Array(await drawIcon(await loadLook(), props.size, props.share)));
