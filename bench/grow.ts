import { CommandError, runCommand } from '../tools/command.ts';
import { writeGrownContent } from './grow-content.ts';
import { measure } from './lighthouse.ts';
import { withSite } from './site.ts';

/** How much a phone's first view may grow from the fewest projects to the most, and HTML for each project, in bytes. */
const budgets = { firstView: 1.1, htmlPerProject: 1500 };

/* npm run bench:grow [projects …]: what the site costs with 4, 40 and 400 projects. */
await runCommand(async () => {
  const counts = process.argv.slice(2).map(Number);
  const rows = [];
  for (const projects of counts.length > 0 ? counts : [4, 40, 400]) {
    rows.push(await grow(projects));
    console.table(rows);
  }
  const [least, most] = [rows[0]!, rows.at(-1)!];
  const perProject = (most.HTML - least.HTML) / (most.projects - least.projects || 1);
  const growth = (most['All bytes'] - most.HTML) / (least['All bytes'] - least.HTML);
  console.log(`HTML: ${Math.round(perProject)} bytes a project (at most ${budgets.htmlPerProject}).`);
  console.log(`First view without the HTML: ×${growth.toFixed(3)} (at most ×${budgets.firstView}).`);
  if (perProject > budgets.htmlPerProject || growth > budgets.firstView)
    throw new CommandError('The site grows faster than its projects may make it.');
});

/** Seconds of a build that makes every picture, and what a phone fetches of it. */
function grow(projects: number) {
  const look = async ({ url, seconds }: { url: string; seconds: number }) => {
    const { HTML, 'All bytes': all, Requests } = await measure(url, 'mobile', 4);
    return { projects, seconds: Math.round(seconds), HTML, 'All bytes': all, Requests };
  };
  return withSite(look, (folder) => writeGrownContent(folder, projects));
}
