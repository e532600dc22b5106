import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, manifestIcons } from '../seo/icons.ts';
import { loadTheme } from '../site/theme.ts';

/** The manifest's icons, and that of an iPhone's home screen, which rounds the corners itself. */
export const getStaticPaths = (() => [
  ...manifestIcons.map(({ name, ...props }) => ({ params: { icon: `ikon/${name}` }, props })),
  { params: { icon: 'apple-touch-icon' }, props: { size: 180, share: 0.84 } },
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number; share: number }> = async ({ props }) =>
  new Response(new Uint8Array(await drawIcon(await loadTheme(), props.size, props.share)));
