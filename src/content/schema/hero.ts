import { ratios } from '../cropRegion.ts';
import { group, list, longText, boundedList, text, title } from './fields.ts';
import { alt, focus, pictureFile } from './picture.ts';

const line = text('Linje', 'En linje i overskriften.', 60);

const claim = group('Løfte', {
  title: title('Løfte', 'Et kort løfte, for eksempel Fast pris.'),
  text: text('Tekst', 'En setning som utdyper løftet.'),
});

const heroPicture = group('Bilde', {
  file: pictureFile.meta({ minWidth: 1600 }),
  alt,
  focus: group('Hvor motivet er', {
    phone: focus.meta({ label: 'På telefon', ratio: ratios.heroPhone }),
    desktop: focus.meta({ label: 'På stor skjerm', ratio: ratios.heroWide, fillsWindow: true }),
  }),
});

/** `content/hero.yaml`: the top of the home page. */
export const heroSchema = group('Toppen av forsiden', {
  title: list(line, 'Overskrift', 'Overskriften, én til tre linjer i en liste.', (lines) =>
    lines.min(1).max(3),
  ),
  lead: longText('Ingress', 'Ingressen under overskriften.'),
  contactButton: text('Knappen til kontaktdelen', 'Teksten på knappen som fører til kontaktdelen.'),
  projectsButton: text('Knappen til prosjektene', 'Teksten på knappen som fører til prosjektene.'),
  claims: boundedList(claim, 'Løfter', 'Løftene under bildet:', { min: 2, max: 4, orNone: true }),
  pictures: boundedList(heroPicture, 'Bilder', 'Bildene som skifter på toppen av forsiden:', {
    min: 0,
    max: 12,
  }),
});
