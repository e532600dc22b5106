import { z } from 'zod';
import { withHint, group, list, longText, sectionHead, title, yesOrNo } from './fields.ts';
import { picture, pictureFile } from './picture.ts';

/** A project's folder name, which is part of addresses. */
const projectId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const projectReference = (label: string, description: string) =>
  projectId.meta({ label, description, kind: 'project' });

/** `content/projects.yaml`: heading of the section, the featured project, and the order. */
export const projectsSchema = group('Prosjekter', {
  ...sectionHead,
  featured: projectReference(
    'Prosjektet som vises stort',
    'Navnet på mappen til prosjektet som vises stort, for eksempel proj1. Mangler det, vises det første.',
  )
    .meta({ hint: 'Velger du ingen, vises det første i listen.' })
    .optional(),
  order: list(
    projectReference('Prosjekt', 'Navnet på mappen til et prosjekt, for eksempel proj1.'),
    'Prosjektene',
    'Prosjektene i den rekkefølgen de skal vises. De som ikke står her, kommer til slutt.',
  )
    .meta({ isHidden: true })
    .default([]),
});

/** `content/projects/<id>/project.yaml`; its pictures are in the same folder. */
export const projectSchema = group('Prosjekt', {
  title: title('Navn', 'Navnet på prosjektet.'),
  description: withHint(longText('Beskrivelse', 'Begynn med sted og år.')),
  mainImage: withHint(
    pictureFile.meta({
      label: 'Hovedbilde',
      description: 'Det av bildene som vises størst.',
      kind: 'chosenPicture',
      among: 'images',
    }),
  ),
  images: list(picture(), 'Bilder', 'Bildene i prosjektet, i den rekkefølgen de skal vises.', (pictures) =>
    pictures.min(1),
  ),
  hidden: yesOrNo(false, 'Skjul prosjektet', 'Det vises ikke på siden, og ingenting av det blir publisert.'),
});
