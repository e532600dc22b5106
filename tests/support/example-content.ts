import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

const repeat = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

const project = `title: Et bad
description: Eksempelby, 2023. Et bad.
mainImage: a.jpg
images:
  - file: a.jpg
    alt: Badet sett fra døren
  - file: b.jpg
    alt: Dusjen bak glass
`;

/** A small content folder without mistakes, so that tests do not depend on what the owner writes. */
const texts: Record<string, string> = {
  'firm.yaml': `name: Eksempelbad AS
shortName: Eksempelbad
founded: 2009
organisationNumber: 000 000 000
managingDirector: Ola Nordmann
phone: 00 00 00 00
email: post@eksempelbad.example
address:
  street: Eksempelveien 1
  postcode: '0000'
  city: Eksempelby
website: https://www.eksempelbad.example
social: [https://www.facebook.com/]
serviceArea: fra nord til sør
openingHours:
  - from: mandag
    to: fredag
    opens: '07:00'
    closes: '16:00'
  - from: søndag
    text: Stengt
certifications:
  - Mesterbrev
tagline: Siden {stiftet}
description: Vi bygger bad.
copyrightYear: 2024
`,
  'pages.yaml': `home:
  title: '{firma}'
  description: Vi bygger bad {område}.
  sharePicture:
    file: hero/wide.jpg
    alt: Et lyst bad
privacy:
  title: Personvern
  description: Om personvern.
  sharePicture:
    file: hero/wide.jpg
    alt: Et lyst bad
notFound:
  title: Siden finnes ikke
  description: Siden finnes ikke.
  text: Her mangler det en flis.
  button: Til forsiden
`,
  'hero.yaml': `title:
  - Hele badet.
lead: Vi tar jobben.
contactButton: Bestill befaring
projectsButton: Se prosjekter
claims:
${repeat(4, (i) => `  - title: Løfte ${i}\n    text: En setning.`)}
pictures:
${repeat(10, (i) => `  - file: hero/wide.jpg\n    alt: Bad ${i}\n    focus:\n      phone: { x: 50, y: 50 }\n      desktop: { x: 50, y: 50 }`)}
`,
  'about.yaml': `title: Om oss
lead: Vi bygger bad.
paragraphs:
  - Et avsnitt.
pictures:
  - file: about/a.jpg
    alt: Et bad
  - file: about/a.jpg
    alt: Et bord
contacts:
  - name: Ola Nordmann
    role: Daglig leder
    text: Ring Ola.
  - name: Kari Nordmann
    role: Takstmann
    text: Ring Kari.
reasons:
  title: Fire grunner
  points:
${repeat(4, (i) => `    - icon: hammer\n      title: Grunn ${i}\n      text: En setning.`)}
callToAction:
  text: Skal vi komme?
  button: Avtal befaring
credentials:
  title: Godkjenninger
  cards:
    - kind: approval
      title: Mesterbrev
      text: Vi har mesterbrev.
      icon: award
    - kind: partner
      title: Rørlegger
      text: Legger rør.
      logo: about/logo.svg
      company: Eksempel Rør AS
      link: https://ror.example
    - kind: partner
      title: Elektriker
      text: Legger kabler.
      logo: about/logo.svg
      company: Eksempel Elektro AS
      link: https://elektro.example
    - kind: approval
      title: Godkjenning
      text: Vi er godkjent.
      icon: badge-check
`,
  'services.yaml': `title: Tjenester
lead: Vi tar jobben.
services:
${repeat(5, (i) => `  - icon: bath\n    title: Tjeneste ${i}\n    description: En tjeneste.\n    image:\n      file: services/a.jpg\n      alt: Et bad\n    features:\n      - Fastpris`)}
promises:
  title: Fem punkter
  points:
${repeat(5, (i) => `    - icon: ruler\n      title: Punkt ${i}\n      text: En setning.`)}
  drawing:
    label: Et gulv
    legend: [Flis, Lim, Membran, Påstøp, Kabel, Sluk]
    caption: En skisse.
`,
  'projects.yaml': `title: Prosjekter
lead: Åpne et prosjekt.
featured: proj1
order: [proj1, proj2]
`,
  'projects/proj1/project.yaml': project,
  'projects/proj2/project.yaml': project,
  'staff.yaml': `title: Folkene
lead: Ring oss.
staff:
  - name: Ola Nordmann
    title: Daglig leder
    phone: 00 00 00 00
    email: ola@eksempelbad.example
  - name: Kari Nordmann
    title: Takstmann
    phone: 00 00 00 00
    email: kari@eksempelbad.example
others:
  - Per Nordmann
`,
  'contact.yaml': `title: Kontakt
lead: Ring oss.
cards:
  phone: { title: Ring, badge: Raskest }
  email: { title: Skriv, text: Legg ved bilder. }
  visit: { title: Besøk }
  booking: { title: Befaring, highlight: Gratis, text: Vi kommer. }
form:
  title: Send melding
  messageHint: Hva vil du ha gjort?
assurances:
${repeat(3, (i) => `  - icon: clock\n    title: Flis ${i}\n    text: En setning.`)}
hoursTitle: Åpningstider
certificationsTitle: Godkjenninger
`,
  'brand/brand.yaml': "main: '#0e3e44'\n",
  'personvern.md': `---
title: Personvern
lead: Om personvern.
---

## Behandlingsansvarlig

Ring {telefon}.

## Opplysninger vi samler inn
## Formål
## Er det frivillig?
## Hvem får opplysningene?
## Overføring ut av EØS
## Hvor lenge vi lagrer
## Rettighetene dine
## Automatiserte avgjørelser
## Sikkerhet
## Informasjonskapsler
## Tjenester fra andre
`,
};

/** A JPEG of one colour. */
export const picture = (width: number, height = 10) =>
  sharp({ create: { width, height, channels: 3, background: '#89a' } })
    .jpeg()
    .toBuffer();

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';

/** What a test changes in the example: a file's new content, a change of its text, or `null` to leave it out. */
export type Changes = Record<string, string | Uint8Array | null | ((text: string) => string)>;

const [photo, wide] = await Promise.all([picture(1200), picture(1600)]);

/** Writes the example with some changes to a temporary folder, which goes when the test has finished. */
export async function writeExample(changes: Changes = {}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'innhold-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const files: Changes = {
    ...texts,
    'hero/wide.jpg': wide,
    'about/a.jpg': photo,
    'about/logo.svg': logo,
    'services/a.jpg': photo,
    'projects/proj1/a.jpg': photo,
    'projects/proj1/b.jpg': photo,
    'projects/proj2/a.jpg': photo,
    'projects/proj2/b.jpg': photo,
    ...changes,
  };
  for (const [name, content] of Object.entries(files)) {
    const written = typeof content === 'function' ? content(texts[name] ?? '') : content;
    if (written === null) continue;
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), written);
  }
  return directory;
}
