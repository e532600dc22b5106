import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { missingIn } from '../../../src/content/missing.ts';
import { readContent } from '../../../src/files/read.ts';
import { bulletinText, type Plan } from './plans.ts';

/** Fills in the template as its owner does: facts, people, services, projects, pictures, gaps. */
export async function fillIn(folder: string, plan: Plan): Promise<void> {
  const { facts } = plan;
  const { street, postcode, city, main, accent, ...firm } = facts;
  await change(folder, 'brand/brand.yaml', { ...(main && { main }), ...(accent && { accent }) });
  await change(folder, 'firm.yaml', {
    ...firm,
    address: { street, postcode, city },
    copyrightYear: new Date().getFullYear(),
    serviceArea: plan.serviceArea,
    tagline: plan.tagline,
    social: plan.social,
    map: plan.map,
    ...(plan.bulletin && { bulletin: { text: bulletinText, lastDay: dayIn(plan.bulletin) } }),
    enquiries: { provider: 'formspree', address: 'https://formspree.io/f/firmaskjema', basis: 'clauses' },
    host: { provider: 'cloudflare' },
  });
  await change(folder, 'staff.yaml', {
    staff: plan.people.slice(0, plan.reachable).map((name, index) => ({
      name,
      title: index === 0 ? (facts.directorTitle ?? 'Daglig leder') : 'Murer og flislegger',
      leader: index === 0,
      ...(index < 3 && index !== 2 && { about: 'Ring om pris og oppstart.' }),
      // By turns both, only a phone number, only an e-mail address.
      ...(index % 3 !== 2 && { phone: `4${index}1 23 45${index}` }),
      ...(index % 3 !== 1 && { email: `person${index}@${new URL(facts.website).hostname}` }),
      ...(index % 2 === 1 && { photo: { file: `staff/${index}.jpg` } }),
    })),
    others: plan.people.slice(plan.reachable),
  });
  await change(folder, 'hero.yaml', {
    title: plan.headline,
    pictures: pictures(plan.heroPictures, (index) => `hero/${index % 10}.jpg`).map((picture) => ({
      ...picture,
      focus: { phone: { x: 50, y: 50 }, desktop: { x: 50, y: 50 } },
    })),
  });
  await change(folder, 'services.yaml', {
    services: plan.services.map((title, index) => ({
      icon: 'ruler',
      title,
      description: 'Vi kommer når vi har sagt, og gjør oss ferdige før vi går videre.',
      ...(plan.hasPhotos && {
        image: { file: `services/${index % 2}.jpg`, alt: `Arbeid med jobb ${index + 1}` },
      }),
      features: ['Avtalt tid', title],
    })),
  });
  await change(folder, 'about.yaml', {
    pictures: pictures(plan.hasPhotos ? 2 : 0, (index) => `about/${index}.jpg`),
    'credentials.cards': plan.partners.map((company, index) => ({
      kind: 'partner',
      title: `Partner ${index + 1}`,
      text: 'Hjelper oss.',
      company,
      link: `https://partner${index}.test`,
      logo: `about/IMG ${index} (kopi).png`,
    })),
  });
  for (const [index, count] of plan.projects.entries())
    await change(folder, `projects/jobb${index + 1}/project.yaml`, {
      title: `Bad i bakgård ${index + 1}`,
      description: 'Sandviken, 2025. Et trangt bad fikk ny form mens naboen fikk sove om natten.',
      mainImage: '0.jpg',
      images: pictures(count, (place) => `${place}.jpg`),
    });
  if (plan.logo !== undefined) await writeFile(join(folder, 'brand/logo.svg'), plan.logo);
  await writePictures(folder);
  await fillGaps(folder);
}

/** The day in so many days, such as `2026-08-12`. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const pictures = (count: number, fileOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ file: fileOf(index), alt: `Rommet, bilde ${index + 1}` }));

/** Sets fields, by their paths, of a YAML file, which is made where it is missing. */
async function change(folder: string, name: string, fields: Record<string, unknown>): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  const document = parseDocument(await readFile(file, 'utf8').catch(() => '{}'));
  for (const [path, value] of Object.entries(fields)) document.setIn(path.split('.'), value);
  await writeFile(file, document.toString());
}

/** A new picture for every one that the content names, as a phone takes it: with camera data. */
async function writePictures(folder: string): Promise<void> {
  const { files } = await readContent(folder);
  const names = files.flatMap(({ name, value }) =>
    (JSON.stringify(value ?? '').match(/[^"]+\.(jpg|png)(?=")/g) ?? []).map((file) =>
      join(dirname(name), file),
    ),
  );
  for (const [seed, name] of [...new Set(names)].entries()) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await sharp({ create: { width: 1800, height: 1350, channels: 3, background: `hsl(${seed}, 35%, 60%)` } })
      .withExif({ IFD0: { Make: 'Kamera' } })
      .toFile(join(folder, name));
  }
}

/** Writes something of the firm's own in every gap. */
async function fillGaps(folder: string): Promise<void> {
  for (const { file, line = 0 } of missingIn(await readContent(folder))) {
    const path = join(folder, file);
    const lines = (await readFile(path, 'utf8')).split('\n');
    lines[line - 1] = lines[line - 1]!.replace(/FYLL UT: [^'|]*/, `Dette sier vi selv, linje ${line} `);
    await writeFile(path, lines.join('\n'));
  }
}
