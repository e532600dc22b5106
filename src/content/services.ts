import { z } from 'zod';
import { icon, point, sectionHead, text } from './fields.ts';
import { picture, type PictureFile, type ResolvedPicture } from './picture.ts';

const serviceSchema = <File extends PictureFile>(file: File) =>
  z.strictObject({
    icon,
    title: text('Navnet på tjenesten.'),
    description: text('Beskrivelsen av tjenesten.'),
    image: picture(file),
    features: z
      .array(text('Et stikkord, for eksempel Fastpris.'))
      .min(1)
      .describe('Stikkordene under beskrivelsen.'),
    highlighted: z.boolean().describe('true gir tjenesten merket POPULÆR; ellers false.').optional(),
  });

/** `content/services.yaml`: the five services and what every customer can count on. */
export const servicesSchema = <File extends PictureFile>(file: File) =>
  z.strictObject({
    ...sectionHead,
    services: z.array(serviceSchema(file)).length(5).describe('De fem tjenestene.'),
    promises: z.strictObject({
      title: text('Overskriften over de fem punktene.'),
      points: z.array(point).length(5).describe('De fem punktene kunden kan regne med.'),
      drawing: z
        .strictObject({
          label: text('En setning som beskriver tegningen for den som ikke ser den.'),
          legend: z
            .array(text('Navnet på et lag i gulvet.'))
            .length(6)
            .describe('De seks navnene i tegnforklaringen.'),
          caption: text('Teksten under tegningen.'),
        })
        .describe('Tegningen av gulvet: label, legend og caption.'),
    }),
  });

export type Service = Omit<z.output<ReturnType<typeof serviceSchema>>, 'image'> & {
  image: ResolvedPicture;
};
type ServicesContent = z.output<ReturnType<typeof servicesSchema>>;
export type Promises = ServicesContent['promises'];
export type Services = Omit<ServicesContent, 'services'> & { services: Service[] };
