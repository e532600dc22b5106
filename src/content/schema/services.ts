import { z } from 'zod';
import { group, longText, point, sectionHead, several, text, yesOrNo } from './fields.ts';
import { icon } from './icons.ts';
import { picture, type PictureFile } from './picture.ts';

const service = <File extends PictureFile>(file: File) =>
  group('Tjeneste', {
    icon,
    title: text('Navn', 'Navnet på tjenesten.'),
    description: longText('Beskrivelse', 'Beskrivelsen av tjenesten.'),
    image: picture(file),
    features: z
      .array(text('Stikkord', 'Et stikkord, for eksempel Fastpris.'))
      .min(1)
      .meta({ label: 'Stikkord', description: 'Stikkordene under beskrivelsen.' }),
    highlighted: yesOrNo(
      false,
      'Merket POPULÆR',
      'Om tjenesten får merket POPULÆR (true) eller ikke (false).',
    ),
  });

const drawing = {
  label: text(
    'Beskrivelse for den som ikke ser tegningen',
    'En setning som beskriver tegningen for den som ikke ser den.',
  ),
  legend: z
    .array(text('Lag', 'Navnet på et lag i gulvet.'))
    .length(6)
    .meta({ label: 'Tegnforklaring', description: 'De seks navnene i tegnforklaringen.' }),
  caption: text('Tekst under tegningen', 'Teksten under tegningen.'),
};

/** `content/services.yaml`: the services and what every customer can count on. */
export const servicesSchema = <File extends PictureFile>(file: File) =>
  group('Tjenester', {
    ...sectionHead,
    services: several(service(file), [1, 12], { label: 'Tjenester', description: 'Tjenestene:' }),
    promises: group('Det kunden kan regne med', {
      title: text('Overskrift', 'Overskriften over punktene.'),
      points: several(point, [2, 8], {
        label: 'Punkter',
        description: 'Punktene kunden kan regne med:',
        orNone: true,
      }),
      drawing: group('Tegningen', drawing, 'Tegningen av gulvet: label, legend og caption.').optional(),
    }),
  });
