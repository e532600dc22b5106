import { z } from 'zod';

const metaOf = (schema: unknown) => (schema ? z.globalRegistry.get(schema as z.ZodType) : undefined) ?? {};

/**
 * The field of the form for a schema that is a picture or a list of pictures, with the screens for which it has a focal point
 * each; nothing for any other schema.
 */
export function pictureField(schema: z.core.$ZodType): object | undefined {
  if (schema instanceof z.ZodArray) {
    const screens = screensOf(schema.element);
    return screens && { widget: 'pictures', screens };
  }
  const screens = screensOf(schema);
  return screens && { widget: 'picture', screens };
}

/** The focal points of a picture's schema that have names, with what they are called. */
function screensOf(schema: z.core.$ZodType): Record<string, string> | undefined {
  if (!(schema instanceof z.ZodObject) || !metaOf(schema.shape['file'])['isPicture']) return undefined;
  const focus: unknown = schema.shape['focus'];
  if (!(focus instanceof z.ZodObject) || metaOf(focus)['isFocus']) return {};
  return Object.fromEntries(
    Object.entries(focus.shape).map(([name, point]) => [name, String(metaOf(point)['label'])]),
  );
}
