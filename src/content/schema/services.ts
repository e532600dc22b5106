import { z } from 'zod';
import { icon, longText, point, sectionHead, several, text } from './fields.ts';
import { picture, type PictureFile } from './picture.ts';

const serviceSchema = <File extends PictureFile>(file: File) =>
  z
    .strictObject({
      icon,
      title: text('Navn', 'Navnet på tjenesten.'),
      description: longText('Beskrivelse', 'Beskrivelsen av tjenesten.'),
      image: picture(file),
      features: z
        .array(text('Stikkord', 'Et stikkord, for eksempel Fastpris.'))
        .min(1)
        .meta({ label: 'Stikkord', description: 'Stikkordene under beskrivelsen.' }),
      highlighted: z
        .boolean()
        .meta({
          label: 'Merket POPULÆR',
          description: 'Om tjenesten får merket POPULÆR (true) eller ikke (false).',
        })
        .default(false),
    })
    .meta({ label: 'Tjeneste' });

/** `content/services.yaml`: the services and what every customer can count on. */
export const servicesSchema = <File extends PictureFile>(file: File) =>
  z
    .strictObject({
      ...sectionHead,
      services: several(serviceSchema(file), [1, 12], {
        label: 'Tjenester',
        description: 'Tjenestene:',
      }),
      promises: z
        .strictObject({
          title: text('Overskrift', 'Overskriften over punktene.'),
          points: several(point, [2, 8], {
            label: 'Punkter',
            description: 'Punktene kunden kan regne med:',
            orNone: true,
          }),
          drawing: z
            .strictObject({
              label: text(
                'Beskrivelse for den som ikke ser tegningen',
                'En setning som beskriver tegningen for den som ikke ser den.',
              ),
              legend: z
                .array(text('Lag', 'Navnet på et lag i gulvet.'))
                .length(6)
                .meta({ label: 'Tegnforklaring', description: 'De seks navnene i tegnforklaringen.' }),
              caption: text('Tekst under tegningen', 'Teksten under tegningen.'),
            })
            .meta({ label: 'Tegningen', description: 'Tegningen av gulvet: label, legend og caption.' })
            .optional(),
        })
        .meta({ label: 'Det kunden kan regne med' }),
    })
    .meta({ label: 'Tjenester' });
