import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildFolder } from '../tests/support/build-folder.ts';
import { CommandError, runCommand } from '../tools/command.ts';
import { startNginx } from '../tools/serve/nginx.ts';
import { measureFirstView } from './first-view.ts';
import { writeGrownContent } from './grow-content.ts';

/** How much the first view may grow from the fewest projects to the most, and HTML for each project, in bytes. */
const budgets = { firstView: 1.1, htmlPerProject: 1500 };

interface Growth {
  projects: number;
  /** Seconds of a build that makes every picture. */
  build: number;
  /** Bytes after brotli. */
  html: number;
  firstView: number;
  requests: number;
}

/* npm run bench:grow [projects …]: what the site costs with 4, 40 and 400 projects. */
await runCommand(async () => {
  const counts = process.argv.slice(2).map(Number);
  const rows: Growth[] = [];
  console.log('projects   build s   HTML kB   first view kB   requests');
  for (const projects of counts.length > 0 ? counts : [4, 40, 400]) {
    const row = await grow(projects);
    rows.push(row);
    const cells = [row.build.toFixed(0), kB(row.html), kB(row.firstView), String(row.requests)];
    console.log([String(projects).padStart(8), ...cells.map((cell) => cell.padStart(10))].join(''));
  }
  judge(rows[0]!, rows.at(-1)!);
});

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

async function grow(projects: number): Promise<Growth> {
  const folder = await mkdtemp(join(tmpdir(), `grow-${projects}-`));
  try {
    await writeGrownContent(join(folder, 'content'), projects);
    const start = performance.now();
    const { ok, output } = buildFolder(folder, { SITE_URL: 'https://bench.invalid' });
    if (!ok) throw new CommandError(output);
    const build = (performance.now() - start) / 1000;
    const html = brotliCompressSync(await readFile(join(folder, 'dist/index.html'))).length;
    const site = await startNginx({ port: 0, directory: join(folder, 'dist') });
    try {
      const { bytes, requests } = await measureFirstView(site.url);
      return { projects, build, html, firstView: bytes, requests };
    } finally {
      await site.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @throws CommandError where growth costs more than it may */
function judge(least: Growth, most: Growth) {
  const perProject = (most.html - least.html) / (most.projects - least.projects || 1);
  const withoutHtml = (row: Growth) => row.firstView - row.html;
  const growth = withoutHtml(most) / withoutHtml(least);
  console.log(`\nHTML: ${Math.round(perProject)} bytes a project (at most ${budgets.htmlPerProject}).`);
  console.log(
    `First view: ×${(most.firstView / least.firstView).toFixed(3)}; without the HTML ×${growth.toFixed(3)} (at most ×${budgets.firstView}).`,
  );
  if (perProject > budgets.htmlPerProject || growth > budgets.firstView) {
    throw new CommandError('The site grows faster than its projects may make it.');
  }
}
