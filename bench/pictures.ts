import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import astro from 'astro/assets/services/sharp';
import type { Version } from '../src/content/cropRegion.ts';
import { contentFolder } from '../src/files/current.ts';
import { convert, decode } from '../src/files/pictures/convert.ts';
import { requestedVersions } from '../src/files/pictures/versions.ts';
import { loadSource } from '../src/site/page/loadSource.ts';
import { galleriesView, projectsView } from '../src/site/view/projects.ts';
import { aboutView, headView, heroView, servicesView, staffView } from '../src/site/view/sections.ts';

/*
 * Encodes every picture file of the site as `npm run build` does, and as Astro's own service would for a
 * `<Picture>` with the same widths, formats and the qualities that this site had with it, in turn for each
 * original. Prints CPU time and bytes.
 */
const source = await loadSource();
await Promise.all([
  ...[heroView, aboutView, servicesView, projectsView, galleriesView, staffView].map((view) => view(source)),
  ...(['home', 'privacy'] as const).map((page) => headView(source, page)),
]);

const config = {
  service: { entrypoint: '', config: { avif: { effort: 3, quality: 52 }, webp: { quality: 72 } } },
};
const encodeWithAstro = async (bytes: Buffer, { focus: _, ...version }: Version) =>
  (
    await astro.transform(
      bytes,
      { src: 'a.jpg', fit: 'cover', ...version },
      config as never,
      console as never,
    )
  ).data;

const measured = { ours: { cpu: 0, bytes: 0 }, astro: { cpu: 0, bytes: 0 } };
let files = 0;

/** Adds CPU milliseconds and bytes of what `encode` makes. */
async function measure(who: keyof typeof measured, encode: () => Promise<Uint8Array[]>) {
  const start = process.cpuUsage();
  const made = await encode();
  const { user, system } = process.cpuUsage(start);
  measured[who].cpu += (user + system) / 1000;
  measured[who].bytes += made.reduce((sum, { length }) => sum + length, 0);
}

for (const [path, requested] of requestedVersions()) {
  const versions = [...requested.values()].filter(({ format }) => format !== 'svg');
  if (versions.length === 0) continue;
  files += versions.length;
  const bytes = await readFile(join(contentFolder(), path));
  await measure('ours', async () => {
    const decoded = await decode(bytes);
    return Array.fromAsync(versions, (version) => convert(decoded, version));
  });
  await measure('astro', () => Array.fromAsync(versions, (version) => encodeWithAstro(bytes, version)));
}

const line = (name: string, ours: number, theirs: number, unit: string) =>
  console.log(
    `${name}: ${ours.toFixed(1)} ${unit}, Astro ${theirs.toFixed(1)}: ${(ours / theirs).toFixed(2)}`,
  );
console.log(`${files} files`);
line('CPU', measured.ours.cpu / 1000, measured.astro.cpu / 1000, 's');
line('Bytes', measured.ours.bytes / 1000, measured.astro.bytes / 1000, 'kB');
