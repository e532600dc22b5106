import { pathIn } from '../../content/content.ts';
import { shortId } from '../projects.ts';
import type { Draft } from '../content.ts';
import type { Repository } from '../repository.ts';
import type { Pictures } from './context.ts';

/** The pictures of a repository, and of a draft: `keep` is called with each new one. */
export function makePictures(
  repository: Repository,
  draft: Draft['pictures'],
  keep: (name: string, picture: Blob) => void,
): Pictures {
  const urls = new Map([...draft].map(([name, picture]) => [name, URL.createObjectURL(picture)]));
  return {
    add: (folder, picture) => {
      const extension = picture.type.replace(/^image\/|\+xml$/g, '').replace('jpeg', 'jpg');
      const name = pathIn(folder, `${shortId()}.${extension}`);
      urls.set(name, URL.createObjectURL(picture));
      keep(name, picture);
      return name;
    },
    url: async (name) => urls.get(name) ?? repository.picture(name),
    thumbnail: async (name) => urls.get(name) ?? repository.thumbnail(name),
  };
}
