import { group, list, longText, point, sectionHead, boundedList, text, title, yesOrNo } from './fields.ts';
import { icon } from './icons.ts';
import { picture } from './picture.ts';

const feature = text('Stikkord', 'Et stikkord, for eksempel Fastpris.');

const service = group('Tjeneste', {
  icon,
  title: title('Navn', 'Navnet på tjenesten.'),
  description: longText('Beskrivelse', 'Beskrivelsen av tjenesten.'),
  image: picture().optional(),
  features: list(feature, 'Stikkord', 'Stikkordene under beskrivelsen.'),
  highlighted: yesOrNo(false, 'Merket POPULÆR', 'Tjenesten får merket POPULÆR.'),
});

const layer = text('Lag', 'Navnet på et lag i gulvet.');

const drawing = {
  label: text('Hva viser tegningen?', 'En setning som beskriver tegningen for den som ikke ser den.'),
  legend: list(layer, 'Tegnforklaring', 'De seks navnene i tegnforklaringen.', (names) => names.length(6)),
  caption: text('Tekst under tegningen', 'Teksten under tegningen.'),
};

/** `content/services.yaml`: the services and the promises. */
export const servicesSchema = group('Tjenester', {
  ...sectionHead,
  services: boundedList(service, 'Tjenester', 'Tjenestene:', { min: 1, max: 12 }),
  promises: group('Det kunden kan regne med', {
    title: text('Overskrift', 'Overskriften over punktene.'),
    points: boundedList(point, 'Punkter', 'Punktene kunden kan regne med:', { min: 2, max: 8, orNone: true }),
    drawing: group('Tegningen', drawing).optional(),
  }),
});
