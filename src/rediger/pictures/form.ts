import { z } from 'zod';

const metaOf = (schema: unknown) => (schema ? z.globalRegistry.get(schema as z.ZodType) : undefined) ?? {};

/** What a field for pictures is told of its schema, beside what every field is. */
export interface PictureSettings {
  /** The value is the name of the file and nothing else. */
  isName?: boolean;
  /** Whether a picture has an alternative text. */
  hasWords?: boolean;
  /** The focal points by their names in `focus`, with what they are called; of a lone one the name is empty. */
  points?: Record<string, string>;
}

/** The field of the form for a schema that is a picture or a list of pictures; nothing for any other schema. */
export function pictureField(schema: z.core.$ZodType): (PictureSettings & { widget: string }) | undefined {
  const isList = schema instanceof z.ZodArray;
  const picture = isList ? schema.element : schema;
  if (metaOf(picture)['isPicture']) return { widget: 'picture', isName: true };
  if (!(picture instanceof z.ZodObject) || !metaOf(picture.shape['file'])['isPicture']) return undefined;
  const { alt, focus } = picture.shape;
  const points = focus instanceof z.ZodObject && !metaOf(focus)['isFocus'] ? Object.entries(focus.shape) : [];
  return {
    widget: isList ? 'pictures' : 'picture',
    hasWords: alt !== undefined,
    points:
      points.length > 0
        ? Object.fromEntries(points.map(([name, point]) => [name, String(metaOf(point)['label'])]))
        : { '': '' },
  };
}
