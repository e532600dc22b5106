import { z } from 'zod';
import { longText, sectionHead, text } from './fields.ts';
import { picture, type PictureFile, type ResolvedPicture } from './picture.ts';

/** `content/projects.yaml`: heading and introduction above the projects. */
export const projectsSchema = z.strictObject(sectionHead).meta({ label: 'Over prosjektene' });

/** `content/projects/<id>/project.yaml`: one bathroom, its pictures beside it. */
export const projectSchema = <File extends PictureFile>(file: File) =>
  z
    .strictObject({
      id: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .meta({
          label: 'Mappe',
          description:
            'Samme navn som mappen prosjektet ligger i: små bokstaver a–z, tall og bindestrek, for eksempel proj1.',
        }),
      title: text('Navn', 'Navnet på prosjektet.'),
      description: longText('Beskrivelse', 'Beskrivelsen. Begynn med sted og år.'),
      mainImage: file.meta({
        label: 'Hovedbilde',
        description: 'Bildet som vises størst: filnavnet på et av bildene under images.',
        oneOf: 'images',
      }),
      images: z
        .array(picture(file))
        .min(1)
        .meta({ label: 'Bilder', description: 'Bildene i prosjektet, i den rekkefølgen de skal vises.' }),
      featured: z
        .boolean()
        .meta({
          label: 'Vis stort',
          description:
            'Om prosjektet vises stort (true) eller ikke (false). Nøyaktig ett prosjekt vises stort.',
        })
        .optional(),
    })
    .meta({ label: 'Prosjekt' });

type ProjectContent = z.output<ReturnType<typeof projectSchema>>;

/** A thumbnail in a card: it leads to the picture at full size. */
export interface ProjectThumbnail {
  /** Place in the gallery, from 0. */
  index: number;
  /** Address of the picture at full size. */
  href: string;
  picture: ResolvedPicture;
}

/** The pictures of the featured project that its thumbnails leave out. */
export interface ProjectRest {
  count: number;
  /** Place in the gallery, from 0, of the first of them. */
  index: number;
  /** Address of the first of them at full size. */
  href: string;
}

export type Project = Pick<ProjectContent, 'id' | 'title' | 'description'> & {
  featured: boolean;
  /** How many pictures the gallery has. */
  count: number;
  main: ProjectThumbnail;
  /** The first four of the featured project, the first three of the others (specification, section 9). */
  thumbnails: ProjectThumbnail[];
  /** Missing where the thumbnails show every picture, and for projects that are not featured. */
  rest?: ProjectRest;
};

export type Projects = z.output<typeof projectsSchema> & { projects: Project[] };

/** One picture of the gallery: at full size and in the strip. */
export interface GalleryPicture {
  full: ResolvedPicture;
  thumbnail: ResolvedPicture;
}

/** What the gallery fetches for one project when it opens (`/galleri/<id>.json`). */
export interface GalleryContent {
  title: string;
  pictures: GalleryPicture[];
}
