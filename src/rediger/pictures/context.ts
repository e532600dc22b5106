import { createContext } from 'react';

/** The pictures of the snapshot and of the draft, by their names relative to the content folder. */
export interface Pictures {
  /** Keeps a new picture in the draft; returns its name, which is free in the folder. */
  add: (folder: string, picture: Blob) => string;
  /** Returns an object URL of a picture. */
  url: (name: string) => Promise<string>;
  /** Returns an object URL of a small copy. */
  thumbnail: (name: string) => Promise<string>;
}

/** The pictures that fields and preview show. */
export const PicturesContext = createContext<Pictures | undefined>(undefined);
