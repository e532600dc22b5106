import { z } from 'zod';

/** What a schema in `src/content` may say about a field beside its rules. */
export interface Meta {
  label?: string;
  description?: string;
  long?: boolean;
  isIcon?: boolean;
  isColour?: boolean;
  isLogo?: boolean;
  oneOf?: string;
  isProject?: boolean;
}

/** A schema without what only says that it may be missing, and whether it may. */
export function unwrap(schema: z.core.$ZodType): { inner: z.core.$ZodType; required: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return { inner: unwrap(schema.unwrap()).inner, required: false };
  }
  return { inner: schema, required: true };
}

/** The schema of a group of fields, which every content file is. */
export function groupOf(schema: z.core.$ZodType): z.ZodObject {
  const { inner } = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) throw new Error(`Not a group of fields: ${inner._zod.def.type}`);
  return inner;
}

/** What a schema says about itself, or about what it wraps. */
export const metaOf = (schema: z.core.$ZodType) =>
  ({ ...z.globalRegistry.get(unwrap(schema).inner), ...z.globalRegistry.get(schema) }) as Meta;

/** The settings that are there: Sveltia takes no `undefined`. */
export const given = (settings: object): object =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined && value !== null));

/** The pattern that a text must have: of its format, or of a rule of its own. */
export function patternOf(schema: z.ZodString | z.ZodStringFormat): RegExp | undefined {
  if (schema instanceof z.ZodURL) return /^https:\/\/[^\s/]+\.\S+$/;
  const rules = [schema._zod.def, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def)];
  return rules
    .flatMap((rule) => ('pattern' in rule && rule.pattern instanceof RegExp ? [rule.pattern] : []))
    .at(-1);
}

/** How few and how many items a list may have. */
export function boundsOf(schema: z.ZodArray): { min?: number; max?: number } {
  const rules = (schema.def.checks ?? []).map((check) => check._zod.def as unknown as Record<string, number>);
  const bound = (name: string) => rules.find((rule) => name in rule)?.[name];
  return given({ min: bound('length') ?? bound('minimum'), max: bound('length') ?? bound('maximum') });
}

/** The names in the form of the fields that lead to a place in a file, with places in lists counted from 1. */
export function labelsOf(schema: z.core.$ZodType, path: readonly (string | number)[]): string[] {
  const { inner } = unwrap(schema);
  const { label } = metaOf(schema);
  const [step, ...rest] = path;
  const own = label === undefined ? [] : [label];
  if (typeof step === 'number' && inner instanceof z.ZodArray) {
    const [, ...below] = labelsOf(inner.element, rest);
    return [...own, String(step + 1), ...below];
  }
  const options = inner instanceof z.ZodUnion ? inner.options : [inner];
  const next = options.flatMap((option) =>
    option instanceof z.ZodObject ? [option.shape[String(step)]] : [],
  );
  const field = next.find((found) => found !== undefined) as z.core.$ZodType | undefined;
  return field ? [...own, ...labelsOf(field, rest)] : own;
}
