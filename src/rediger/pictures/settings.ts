import { alt, type Focus } from '../../content/schema/picture.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';

/** A picture as a content file has it. Its focal point is one, or one for each use, or none. */
export interface PictureValue {
  /** Relative to the folder of the content file. */
  file: string;
  alt?: string;
  focus?: Focus | Readonly<Record<string, Focus>> | undefined;
}

/** What the schema of a picture, of its name, or of a list of pictures says. */
export interface PictureSettings {
  isName: boolean;
  isList: boolean;
  isLogo: boolean;
  hasAlt: boolean;
  minWidth: number;
  /** The focal points; the name of a lone one is empty. */
  points: readonly { name: string; label: string; ratio: number }[];
}

const usualRatio = 4 / 3;

/** Reads the settings from the schema of a field. */
export function settingsOf(schema: FieldSchema): PictureSettings {
  const { properties = {} } = schema.items ?? schema;
  const { focus } = properties;
  const file = properties['file'] ?? schema;
  const uses = Object.entries(focus?.kind === 'focus' ? {} : (focus?.properties ?? {}));
  const points = uses.map(([name, { label = '', ratio = usualRatio }]) => ({ name, label, ratio }));
  const lone = focus ? [{ name: '', label: '', ratio: focus.ratio ?? usualRatio }] : [];
  return {
    isName: !properties['file'],
    isList: schema.items !== undefined,
    isLogo: file.kind === 'logo',
    hasAlt: properties['alt'] !== undefined,
    minWidth: file.kind === 'logo' ? 0 : (file.minWidth ?? 1200),
    points: points.length > 0 ? points : lone,
  };
}

/** The pictures in the value of a field, be it a list, a picture, its name or nothing yet. */
export const picturesOf = (value: unknown): PictureValue[] =>
  (Array.isArray(value) ? value : [typeof value === 'string' ? { file: value } : value]).filter(
    (picture: PictureValue | null | undefined) => picture?.file,
  );

/** A picture that was just chosen; each use begins in the middle. */
export function newPicture(file: string, { hasAlt, points }: PictureSettings): PictureValue {
  const named = points.filter(({ name }) => name);
  const focus = Object.fromEntries(named.map(({ name }) => [name, { x: 50, y: 50 }]));
  return { file, ...(hasAlt && { alt: '' }), ...(named.length > 0 && { focus }) };
}

/** The longest alternative text. */
export const altLength = alt.maxLength ?? undefined;
