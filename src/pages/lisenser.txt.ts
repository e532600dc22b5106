import { readFileSync } from 'node:fs';

const licences = ['node_modules/astro/LICENSE', 'src/styles/fonts/OFL.txt'].map((file) =>
  readFileSync(file, 'utf8'),
);

/** Licences of the packages in HTML and of the font; those of the scripts are in `lisenser.md`. */
export const GET = () => new Response(licences.join('\n\n'));
