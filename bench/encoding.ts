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

const config = {
  service: { entrypoint: '', config: { avif: { effort: 3, quality: 52 }, webp: { quality: 72 } } },
};

async function encodeWithAstro(bytes: Buffer, { focus: _, ...version }: Version) {
  const options = { src: 'a.jpg', fit: 'cover', ...version };
  return (await astro.transform(bytes, options, config as never, console as never)).data;
}

/** Everything that the site's pages show. */
async function requestAll() {
  const source = await loadSource();
  const views = [heroView, aboutView, servicesView, projectsView, galleriesView, staffView];
  await Promise.all(views.map((view): Promise<unknown> => view(source)));
  await Promise.all([headView(source, 'home'), headView(source, 'privacy')]);
}

/**
 * Encodes every picture file of the site as `npm run build` does, and as Astro's own service would for a bare
 * `<Picture>` with the same widths and formats and the qualities that this site had with it, in turn for each
 * original. Rows for CPU time and bytes.
 */
export async function measureEncoding() {
  await requestAll();
  const ours = { name: 'this site', cpu: 0, kB: 0 };
  const theirs = { name: 'Astro', cpu: 0, kB: 0 };
  let files = 0;
  const measure = async (who: typeof ours, encode: () => Promise<Uint8Array[]>) => {
    const start = process.cpuUsage();
    const made = await encode();
    const { user, system } = process.cpuUsage(start);
    who.cpu += (user + system) / 1e6;
    who.kB += made.reduce((sum, { length }) => sum + length, 0) / 1000;
  };
  for (const [path, requested] of requestedVersions()) {
    const versions = [...requested.values()].filter(({ format }) => format !== 'svg');
    if (versions.length === 0) continue;
    files += versions.length;
    const bytes = await readFile(join(contentFolder(), path));
    await measure(ours, async () => {
      const decoded = await decode(bytes);
      return Array.fromAsync(versions, (version) => convert(decoded, version));
    });
    await measure(theirs, () => Array.fromAsync(versions, (version) => encodeWithAstro(bytes, version)));
  }
  return [ours, theirs].map(({ name, cpu, kB }) => ({
    [`${files} files`]: name,
    'CPU, s': cpu,
    kB,
    'part of the CPU': cpu / theirs.cpu,
  }));
}
