import { fileSchema, singleFileNames } from '#file-schemas';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { linkTo } from './route.ts';

/** What a file has in it, by the labels of its form. */
const summaryOf = (file: string) =>
  Object.values(fileSchema(file).properties ?? {})
    .flatMap(({ label, isHidden }) => (label && !isHidden ? [label] : []))
    .join(' · ');

const screens = [
  ...singleFileNames.map((file) => [file, fileSchema(file).label, summaryOf(file)]),
  ['endringer', 'Siste endringer', 'Hvem endret hva, når · Angre'],
];

/** Everything that can be changed. */
export const Home = () => (
  <nav aria-label="Delene av nettsiden">
    <ul className="mb-6 grid gap-hairline border border-divider bg-divider sm:grid-cols-2">
      {screens.map(([screen = '', name, summary]) => (
        <li key={screen} className="relative bg-surface-raised px-4 pb-3 sm:last:odd:col-span-2">
          <a
            className="row min-h-tap justify-between pb-0 before:absolute before:inset-0"
            href={linkTo(screen)}
          >
            {name}
            <Icon glyph={ChevronRight} className="text-ink-muted" />
          </a>
          <small className="line-clamp-2 pe-8">{summary}</small>
        </li>
      ))}
    </ul>
  </nav>
);
