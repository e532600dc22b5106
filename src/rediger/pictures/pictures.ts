import { createContext } from 'react';
import { pathIn } from '../../content/content.ts';
import type { Draft } from '../content.ts';
import { shortId } from '../projects.ts';
import type { Repository } from '../repository.ts';

/**
 * The pictures of a repository and a draft, by their names in the content; `keep` is called with each new
 * one.
 */
export function makePictures(
  repository: Repository,
  draft: Draft['pictures'],
  keep: (name: string, picture: Blob) => void,
) {
  const urls = new Map([...draft].map(([name, picture]) => [name, URL.createObjectURL(picture)]));
  return {
    /** Keeps a new picture in the draft; returns its name, which is free in the folder. */
    add: (folder: string, picture: Blob) => {
      const extension = picture.type.replace(/^image\/|\+xml$/g, '').replace('jpeg', 'jpg');
      const name = pathIn(folder, `${shortId()}.${extension}`);
      urls.set(name, URL.createObjectURL(picture));
      keep(name, picture);
      return name;
    },
    /** Returns an object URL of a picture. */
    url: async (name: string) => urls.get(name) ?? repository.picture(name),
    /** Returns an object URL of a small copy. */
    thumbnail: async (name: string) => urls.get(name) ?? repository.thumbnail(name),
  };
}

export type Pictures = ReturnType<typeof makePictures>;

/** The pictures that fields and preview show. */
export const PicturesContext = createContext<Pictures | undefined>(undefined);
