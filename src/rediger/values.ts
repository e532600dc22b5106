import { z } from 'zod';
import { groupOf, unwrap } from './schema.ts';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isGroup(value) && Object.values(value).every((inner) => isEmpty(inner)));

/**
 * What a form holds as a file has it: only fields of the schema, in its order, and nothing for what was left empty or is
 * what a missing field means anyway.
 *
 * @param was what the file has now: what somebody wrote there stays, also where it says no more than its absence would
 */
export function fromForm(schema: z.core.$ZodType, value: unknown, was?: unknown): unknown {
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    const old = Array.isArray(was) ? was : [];
    return listOf(value).map((item, index) => fromForm(inner.element, item, old[index]));
  }
  if (inner instanceof z.ZodUnion) {
    const kind = isGroup(value)
      ? inner.options.find((option) => z.safeParse(kindOf(option), value).success)
      : undefined;
    return kind ? fromForm(kind as z.core.$ZodType, value, was) : value;
  }
  // Sveltia names a new picture `./8.webp` in a project's folder and `/hero/8.webp` elsewhere.
  if (typeof value === 'string' && z.globalRegistry.get(inner)?.['isPicture'])
    return value.replace(/^\.?\//, '');
  if (!(inner instanceof z.ZodObject)) return value;
  const [group, old] = [isGroup(value) ? value : {}, isGroup(was) ? was : {}];
  const fields = Object.entries(groupOf(inner).shape).flatMap(([name, field]) => {
    const written = fromForm(field, group[name], old[name]);
    const told = Object.hasOwn(old, name) || !meansNothing(field, written);
    return isEmpty(written) || !told ? [] : [[name, written] as const];
  });
  return Object.fromEntries(fields);
}

/** Sveltia holds a list that is empty as nothing. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Of one of several groups, only what tells which it is. */
const kindOf = (option: z.core.$ZodType) => {
  const literals = Object.entries(groupOf(option).shape).filter(([, field]) => field instanceof z.ZodLiteral);
  return z.looseObject(Object.fromEntries(literals));
};

/** Whether a field says the same when it is missing. */
function meansNothing(field: z.core.$ZodType, value: unknown): boolean {
  const { required } = unwrap(field);
  if (required) return false;
  const { data, success } = z.safeParse(field, undefined);
  const missing = success && data !== undefined ? data : false;
  return value === missing || (Array.isArray(value) && value.length === 0);
}
