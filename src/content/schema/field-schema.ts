/** Kind of a field. The editor chooses by it how the field is shown, read and described. */
export type Kind =
  | 'choice'
  | 'chosenPicture'
  | 'colour'
  | 'date'
  | 'email'
  | 'fixed'
  | 'focus'
  | 'group'
  | 'hours'
  | 'icon'
  | 'list'
  | 'logo'
  | 'longText'
  | 'markdown'
  | 'number'
  | 'orgNumber'
  | 'phone'
  | 'picture'
  | 'project'
  | 'section'
  | 'text'
  | 'time'
  | 'webAddress'
  | 'yesNo';

/** Metadata of a field (`.meta()`). */
interface FieldMeta {
  /** Name in the form. */
  label?: string | undefined;
  /** What belongs in the field: the message of the content check. */
  description?: string | undefined;
  /** Help text under the label in the form; empty where the label is enough. */
  hint?: string | undefined;
  kind?: Kind | undefined;
  /** The field is a fact that texts may name in braces, or a part of one. It may contain no placeholders. */
  isFact?: boolean | undefined;
  /** The field that identifies an item of a list. */
  isTitle?: boolean | undefined;
  /** Name of the list, in the same file, whose pictures the field chooses from. */
  among?: string | undefined;
  /** The logo is the firm's own: an SVG or PNG about as wide as high. */
  isOwn?: boolean | undefined;
  /** Least width of a picture, in pixels; a drawing has none. */
  minWidth?: number | undefined;
  /** The field is used only if another field of its group, by its name, has one of these values. */
  onlyFor?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What to do about an empty field before the site is published; the file can be saved without it. */
  needed?: string | undefined;
  /** Labels of the values of an `enum` in the form. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Width divided by height of the crop of a picture; default 4:3. */
  ratio?: number | undefined;
  /** The picture is not cropped: it fills the window around its focal point (`object-position`). */
  fillsWindow?: boolean | undefined;
  /** Not shown with the other fields of the form. */
  isHidden?: boolean | undefined;
}

declare module 'zod' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Zod's way to type `.meta()`
  interface GlobalMeta extends FieldMeta {}
}

/** A content schema as JSON Schema, with its metadata. */
export interface FieldSchema extends FieldMeta {
  kind: Kind;
  type?: string;
  maxLength?: number;
  enum?: string[];
  /** Discriminator of a union. */
  const?: string;
  default?: unknown;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  oneOf?: FieldSchema[];
}
