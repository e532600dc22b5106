import { fileSchema } from '../../content/schema/field-schema.ts';
import { singleFiles } from '../../content/schema/files.ts';
import { linkTo } from './route.ts';

/** What a file has in it, by the labels of its form. */
const summaryOf = (file: string) =>
  Object.values(fileSchema(file).properties ?? {})
    .flatMap(({ label, isHidden }) => (label && !isHidden ? [label] : []))
    .join(' · ');

const screens = [
  ...Object.keys(singleFiles).map((file) => [file, fileSchema(file).label, summaryOf(file)]),
  ['endringer', 'Siste endringer', 'Hvem endret hva, når · Angre'],
];

/** Everything that can be changed. */
export const Home = () => (
  <nav aria-label="Delene av nettsiden">
    <ul className="tiles">
      {screens.map(([screen = '', name, summary]) => (
        <li key={screen}>
          <a className="row" href={linkTo(screen)}>
            {name}
          </a>
          <small>{summary}</small>
        </li>
      ))}
    </ul>
  </nav>
);
