import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';

/** How much a firm has of everything that there may be more or less of. */
export interface Plan {
  name: string;
  shortName: string;
  main: string;
  map: boolean;
  social: string[];
  openingHours: object[];
  certifications: string[];
  heroPictures: number;
  claims: number;
  services: number;
  highlighted: number[];
  points: number;
  drawing: boolean;
  reasons: number;
  contacts: number;
  credentials: number;
  staff: number;
  portraits: boolean;
  others: number;
  /** How many pictures each project has. */
  projects: number[];
  /** What its people call a picture file, by number. */
  pictureName: (number: number) => string;
  /** A word that stands in every heading. */
  word: string;
  logo?: string;
}

/** What every firm says, with marks for its own words. */
const words = join(import.meta.dirname, 'content');

const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

const [firstNames, surnames] = [
  'Aud Bjarne Cecilie Dagfinn Elin Frode Gerd Halvard Ingunn Jostein Kjersti Leif'.split(' '),
  'Aas Brekke Dahlgren Eikeland Fossum Granli Hovland Isaksen Jordal Kleppe Lunde Mostad'.split(' '),
];
const person = (index: number) =>
  `${firstNames[index % 12]} ${surnames[(index + Math.floor(index / 12)) % 12]}`;
const icons = ['clock', 'house', 'ruler', 'wrench', 'hammer', 'award', 'shield-check', 'handshake'];
const point = (word: string) => (index: number) => ({
  icon: icons[index % icons.length],
  title: `${word} ${index + 1}`,
  text: 'Det ordner vi, og du hører fra oss underveis.',
});

/** A picture of its own for each number, as a phone takes it: lying on its side, which EXIF sets right. */
const photo = (seed: number, width = 1800, height = 1350) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: `hsl(${(seed * 47) % 360}, 35%, ${35 + ((seed * 13) % 40)}%)`,
    },
  })
    .composite([
      {
        input: { create: { width: width >> 1, height: height >> 1, channels: 3, background: '#cdd8d6' } },
        top: (seed * 31) % 300,
        left: (seed * 53) % 500,
      },
    ])
    .withMetadata({ orientation: 1 })
    .jpeg({ quality: 60 })
    .toBuffer();

/** Writes the whole content of a made-up firm: nothing in it comes from the example. `.test` belongs to nobody (RFC 2606). */
export async function writeFirm(folder: string, plan: Plan): Promise<void> {
  const host = `${plan.shortName.toLowerCase().replaceAll(/[^a-z]/g, '')}.test`;
  const pictures: string[] = [];
  const picture = (directory: string, number: number) => {
    const file = `${directory}/${plan.pictureName(number)}`;
    if (!pictures.includes(file)) pictures.push(file);
    return file;
  };
  const staff = many(plan.staff, (index) => ({
    name: person(index),
    title: index === 0 ? 'Innehaver' : 'Fagarbeider',
    // By turns both, a phone alone and an e-mail address alone.
    ...(index % 3 !== 2 && { phone: `4${index % 10}1 23 45${index % 10}` }),
    ...(index % 3 !== 1 && { email: `${firstNames[index % 12]!.toLowerCase()}@${host}` }),
    ...(plan.portraits && index % 2 === 0 && { photo: { file: picture('staff', index) } }),
  }));
  const shared = { file: picture('hero', 0), alt: 'Et ferdig bad hos en kunde' };
  const fields: Record<string, Record<string, unknown>> = {
    'firm.yaml': {
      social: plan.social,
      openingHours: plan.openingHours,
      certifications: plan.certifications,
      map: plan.map,
    },
    'brand/brand.yaml': { main: plan.main },
    'pages.yaml': { 'home.sharePicture': shared, 'privacy.sharePicture': shared },
    'hero.yaml': {
      claims: many(plan.claims, (index) => ({
        title: `${plan.word} nummer ${index + 1}`,
        text: 'Det lover vi.',
      })),
      pictures: many(plan.heroPictures, (index) => ({
        file: picture('hero', index % 3),
        alt: `Bad nummer ${index + 1} hos en kunde`,
        focus: { phone: { x: 50, y: 50 }, desktop: { x: 50, y: 50 } },
      })),
    },
    'about.yaml': {
      pictures: many(2, (index) => ({
        file: picture('about', index),
        alt: `Verkstedet sett fra side ${index + 1}`,
      })),
      contacts: many(Math.min(plan.contacts, plan.staff), (index) => ({
        name: person(index),
        role: plan.word,
        text: 'Spør om tid og sted.',
      })),
      'reasons.points': many(plan.reasons, point(plan.word)),
      'credentials.cards': many(plan.credentials, (index) =>
        index % 2 === 0
          ? { kind: 'approval', title: `Papir ${index + 1}`, text: 'Henger på veggen.', icon: 'award' }
          : {
              kind: 'partner',
              title: `Venn ${index + 1}`,
              text: 'Hjelper oss.',
              company: `${surnames[index]} & sønner Rørleggerbedrift`,
              link: `https://venn${index}.test`,
            },
      ),
    },
    'services.yaml': {
      services: many(plan.services, (index) => ({
        icon: icons[index % icons.length],
        title: `${plan.word} ${index + 1}`,
        description:
          'Vi kommer når vi har sagt, og gjør oss ferdige før vi går videre. Alt avfall tar vi med.',
        image: { file: picture('services', index % 2), alt: `Arbeid med jobb ${index + 1}` },
        features: [plan.word, 'Avtalt tid'].slice(0, 1 + (index % 2)),
        highlighted: plan.highlighted.includes(index),
      })),
      'promises.points': many(plan.points, point('Løfte')),
      ...(!plan.drawing && { 'promises.drawing': undefined }),
    },
    'projects.yaml': { order: many(plan.projects.length, (index) => `jobb${index + 1}`) },
    'staff.yaml': { staff, others: many(plan.others, (index) => person(index + plan.staff)) },
    'contact.yaml': { assurances: many(3, point('Trygghet')) },
  };
  for (const [index, count] of plan.projects.entries()) {
    const folder = `projects/jobb${index + 1}`;
    const file = (place: number) => picture(folder, place).slice(folder.length + 1);
    fields[`${folder}/project.yaml`] = {
      title: `${plan.word} i bakgård ${index + 1}`,
      description:
        'Sandviken, 2025. Et trangt bad fikk ny form, og naboen fikk sove om natten mens vi holdt på.',
      mainImage: file(0),
      images: many(count, (place) => ({ file: file(place), alt: `Rommet, bilde ${place + 1}` })),
    };
  }
  for (const [name, own] of Object.entries(fields)) {
    const said = await readFile(join(words, name), 'utf8').catch(() => '{}');
    const filled = Object.entries({
      $NAME: plan.name,
      $SHORT: plan.shortName,
      $WORD: plan.word,
      $HOST: host,
    });
    const document = parseDocument(filled.reduce((text, [mark, word]) => text.replaceAll(mark, word), said));
    for (const [path, value] of Object.entries(own))
      if (value === undefined) document.deleteIn(path.split('.'));
      else document.setIn(path.split('.'), value);
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), document.toString());
  }
  for (const [seed, name] of pictures.entries()) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), await photo(seed + plan.name.length));
  }
  if (plan.logo !== undefined) await writeFile(join(folder, 'brand/logo.svg'), plan.logo);
  await cp(join(words, 'personvern.md'), join(folder, 'personvern.md'));
}
