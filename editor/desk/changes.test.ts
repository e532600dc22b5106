import { describe, expect, test } from 'vitest';
import { describeChange } from './changes.ts';
import { fieldName, formName } from './field-name.ts';
import { formAddress } from './form-address.ts';

const staff = `title: Folkene
lead: Vi er {antall ansatte}.
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
  - Per
  - Pål
  - Lisa
`;

const project = `title: Bad
images:
  - file: 0.jpg
    alt: Dusj
  - file: 1.jpg
    alt: Kar
  - file: 2.jpg
    alt: Vask
featured: true
`;

const changes = (file: string, text: string, from: string, to: string) =>
  describeChange(file, text, text.replace(from, to));

describe('what has changed', () => {
  test('in a field is told with what stood there, by the name it has in the form', () => {
    expect(changes('staff.yaml', staff, 'Takstmann', 'Byggmester')).toEqual([
      { field: 'Ansatt 2 → Stilling', before: 'Takstmann', after: 'Byggmester' },
    ]);
    expect(changes('projects/a/project.yaml', project, 'featured: true', 'featured: false')).toEqual([
      { field: 'Vis stort', before: 'ja', after: 'nei' },
    ]);
    expect(changes('projects/a/project.yaml', project, 'featured: true\n', '')).toEqual([
      { field: 'Vis stort', before: 'ja' },
    ]);
  });

  test('in a list is one change for one item, wherever it stands', () => {
    expect(changes('staff.yaml', staff, '  - Per\n', '  - Anne\n  - Per\n')).toEqual([
      { field: 'Andre ansatte 1', after: 'Anne' },
    ]);
    expect(changes('projects/a/project.yaml', project, '  - file: 0.jpg\n    alt: Dusj\n', '')).toEqual([
      { field: 'Bilde 1', before: '0.jpg · Dusj' },
    ]);
    expect(changes('projects/a/project.yaml', project, 'alt: Kar', 'alt: Badekar')).toEqual([
      { field: 'Bilde 2 → Alt-tekst', before: 'Kar', after: 'Badekar' },
    ]);
    expect(changes('staff.yaml', staff, '  - Per\n  - Pål\n', '  - Pål\n  - Per\n')).toEqual([
      { field: 'Andre ansatte', note: 'Rekkefølgen er endret.' },
    ]);
  });

  test('in the privacy statement is told by paragraph', () => {
    const text = '---\ntitle: Personvern\nlead: Slik\n---\n\n## En\n\nFørste.\n\n## To\n\nAndre.\n';
    const after = text.replace('Første.', 'Ny.\n\nEnda en.').replace('lead: Slik', 'lead: Sånn');
    expect(describeChange('personvern.md', text, after)).toEqual([
      { field: 'Ingress', before: 'Slik', after: 'Sånn' },
      { field: 'Teksten', before: 'Første.', after: 'Ny.\nEnda en.' },
    ]);
  });

  test('in a file that cannot be read is told by line, and in comments alone is told too', () => {
    expect(changes('staff.yaml', staff, '  - Pål\n', '  - "Pål\n')).toEqual([
      { field: '', before: '  - Pål', after: '  - "Pål' },
    ]);
    expect(changes('staff.yaml', staff, 'others:', '# Resten\nothers:')).toEqual([
      { field: '', note: 'Bare forklaringer eller oppsett i filen er endret.' },
    ]);
  });
});

test('fields have the names of the forms', () => {
  expect(formName('hero.yaml')).toBe('Toppen av forsiden');
  expect(fieldName('hero.yaml', ['pictures', 2, 'focus', 'phone', 'x'])).toBe(
    'Bilde 3 → Hvor motivet er → På telefon → Fra venstre',
  );
  expect(fieldName('about.yaml', ['credentials', 'cards', 1, 'company'])).toBe(
    'Godkjenninger og partnere → Kort 2 → Firma',
  );
  expect(fieldName('firm.yaml', ['telefon'])).toBe('telefon');
});

test('every file and folder leads to its form', () => {
  expect(formAddress('firm.yaml', ['phone'])).toBe('/keystatic/singleton/firm#felt-phone');
  expect(formAddress('personvern.md', [])).toBe('/keystatic/singleton/privacy');
  expect(formAddress('hero', [])).toBe('/keystatic/singleton/hero');
  expect(formAddress('about/0.jpg', [])).toBe('/keystatic/singleton/about');
  expect(formAddress('projects.yaml', [])).toBe('/keystatic/singleton/projectOrder');
  expect(formAddress('projects', ['featured'])).toBe('/keystatic/collection/projects');
  expect(formAddress('projects/proj1/3.jpg', [])).toBe('/keystatic/collection/projects/item/proj1');
  expect(formAddress('projects/proj1', [])).toBe('/keystatic/collection/projects/item/proj1');
  expect(formAddress('ukjent.yaml', [])).toBe('/keystatic');
});
