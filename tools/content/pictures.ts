import { dirname } from 'node:path/posix';
import { list, quote, type FieldPath, type Mistake } from './mistake.ts';
import { findPictureFault, photoTypes, type Fault } from './picture-file.ts';
import { isGroup } from './validate.ts';
import type { ContentFile } from './yaml.ts';

/** Width in pixels that a project's picture needs. */
export const projectPictureWidth = 1200;

/** Width in pixels that a picture needs to be sharp where it is shown. */
export const requiredWidth = (file: string) => (file === 'hero.yaml' ? 1600 : projectPictureWidth);

/** A picture that a content file names. */
export interface PictureReference {
  yaml: ContentFile;
  field: FieldPath;
  name: string;
  isLogo: boolean;
}

/**
 * Checks every picture that the files name: it is there, in the content folder, can be read and is large enough.
 *
 * @param pictureHosts hosts that pictures may come from; `undefined` when `firm.yaml` does not tell
 */
export async function checkPictures(
  directory: string,
  files: readonly ContentFile[],
  pictureHosts: readonly unknown[] | undefined,
): Promise<Mistake[]> {
  const references = files.flatMap((yaml) => referencesIn(yaml));
  const known = new Map<string, Promise<Fault | undefined>>();
  // A file may name the same picture many times; it is looked at once.
  const faultOf = ({ yaml, name, isLogo }: PictureReference) => {
    const key = JSON.stringify([yaml.name, name, isLogo]);
    const fault =
      known.get(key) ??
      findPictureFault(directory, dirname(yaml.name), name, {
        types: isLogo ? ['.svg', ...photoTypes] : photoTypes,
        width: isLogo ? 0 : requiredWidth(yaml.name),
      });
    known.set(key, fault);
    return fault;
  };
  const mistakes = references.map(async (reference) => {
    const { yaml, field, name, isLogo } = reference;
    const fault = isAddress(name) ? addressFault(name, isLogo, pictureHosts) : await faultOf(reference);
    return fault && { file: yaml.name, line: yaml.lineOf(field), field, ...fault };
  });
  return (await Promise.all(mistakes)).filter((mistake) => mistake !== undefined);
}

/** Pictures stand in fields named `file`, the partners' logos in `logo`. */
export function referencesIn(
  yaml: ContentFile,
  value: unknown = yaml.value,
  field: FieldPath = [],
): PictureReference[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => referencesIn(yaml, item, [...field, index]));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    (key === 'file' || key === 'logo') && typeof item === 'string' && item !== ''
      ? [{ yaml, field: [...field, key], name: item, isLogo: key === 'logo' }]
      : referencesIn(yaml, item, [...field, key]),
  );
}

/** Whether a name begins with a scheme (longer than the letter of a drive) or a host. */
export const isAddress = (name: string) => /^[a-z][a-z\d+.-]+:|^\/\//i.test(name);

function addressFault(
  name: string,
  isLogo: boolean,
  hosts: readonly unknown[] | undefined,
): Fault | undefined {
  const address = URL.parse(name);
  if (isLogo) {
    return {
      found: quote(name),
      expected: 'Filnavnet på en logo i innholdsmappen, for eksempel about/logo.svg.',
    };
  }
  if (address?.protocol !== 'https:') {
    return {
      found: quote(name),
      expected: 'Filnavnet på et bilde i innholdsmappen, eller en adresse som begynner med https://.',
    };
  }
  if (!hosts || hosts.includes(address.host)) return undefined;
  const allowed = hosts.filter((host) => typeof host === 'string');
  return {
    found: `et bilde fra ${quote(address.host)}`,
    expected: `Et bilde i innholdsmappen, eller en adresse der verten står i pictureHosts i firm.yaml (nå: ${list(allowed) || 'ingen'}).`,
  };
}
