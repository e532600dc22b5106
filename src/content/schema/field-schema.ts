/** What a field is to its owner. Its schema names it; how it is drawn, read and said is the editor's. */
export type Kind =
  | (
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
    )
  | ('list' | 'logo' | 'longText' | 'markdown' | 'number' | 'orgNumber' | 'phone' | 'picture')
  | ('project' | 'section' | 'text' | 'time' | 'webAddress' | 'yesNo');

/** Metadata of a field (`.meta()`). */
interface FieldMeta {
  /** Name in the form. */
  label?: string | undefined;
  /** What belongs in the field: the message of the content check. */
  description?: string | undefined;
  /** Help text under the label in the form; empty where the label is enough. */
  hint?: string | undefined;
  kind?: Kind | undefined;
  /** A fact, or part of one, that texts may name between braces. It may contain no placeholders. */
  isFact?: boolean | undefined;
  /** The field that identifies an item of a list. */
  isTitle?: boolean | undefined;
  /** The list of pictures in the same file that this one is chosen from. */
  among?: string | undefined;
  /** Of a logo: the firm's own, an SVG or PNG about as wide as high. */
  isOwn?: boolean | undefined;
  /** Least width of a picture, in pixels; a drawing has none. */
  minWidth?: number | undefined;
  /** Values of other fields of its group with which the field applies; with others it is left out. */
  onlyFor?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What to do before a site is public, although a file without it can be saved (`content/missing.ts`). */
  needed?: string | undefined;
  /** Labels of the values of an `enum` in the form. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Width to height that a picture is cropped to; default 4:3. */
  ratio?: number | undefined;
  /** The picture is not cropped to it, but fills the window around its focal point (`object-position`). */
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
  format?: string;
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
