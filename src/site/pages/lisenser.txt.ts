import { readFileSync } from 'node:fs';

const licences = ['LICENSE', 'node_modules/astro/LICENSE', 'src/site/styles/fonts/OFL.txt'].map((file) =>
  readFileSync(file, 'utf8'),
);

/** Licences of this project, of the packages in HTML, and of the font; `lisenser.md` has the scripts'. */
export const GET = () => new Response(licences.join('\n\n'));
