import type { Field } from '@sveltia/cms';
import { iconMeanings } from '../content/schema/icons.ts';
import type { FieldSchema } from './schema.ts';

/** A content schema as fields of the editor's form: what the owner may write is said once, in `src/content/schema`. */
export const fieldsOf = ({ properties = {}, required = [] }: FieldSchema): Field[] =>
  Object.entries(properties)
    .filter(([, schema]) => schema.const === undefined)
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name)));

/** One field of a form. Sveltia takes no settings that are `undefined`. */
function fieldOf(name: string, schema: FieldSchema, required = true): Field {
  const field = { name, label: schema.label, required, hint: hintOf(schema), ...widgetOf(schema) };
  return JSON.parse(JSON.stringify(field)) as Field;
}

/** The sentence of the schema, and none where one chooses. */
const hintOf = ({ description = '', isProject, isLogo, type, enum: choices }: FieldSchema) =>
  isProject || isLogo || choices || type === 'object' ? '' : inForm(description);

/** A sentence of the schema without what only somebody needs who writes the file. */
export const inForm = (sentence: string) =>
  sentence.replaceAll(
    / \((?:true|false|kind|images|phone|email|others|opens|closes|text|\[\]|\w+\.yaml)[^)]*\)|: \[\]|, i anførselstegn|'/g,
    '',
  );

function widgetOf(schema: FieldSchema): object {
  const { among, isColour, isIcon, isProject, long, type, minimum, maximum } = schema;
  if (among) return { widget: 'main-picture', among };
  const pictures = pictureField(schema);
  if (pictures) return pictures;
  if (isColour) return { widget: 'color', allowInput: true };
  if (isProject) return projectChoice;
  if (schema.enum) {
    const labelOf = (value: string) => (isIcon ? iconMeanings[value as keyof typeof iconMeanings] : value);
    return { widget: 'select', options: schema.enum.map((value) => ({ value, label: labelOf(value) })) };
  }
  if (type === 'string') return { widget: long ? 'text' : 'string', ...rulesOf(schema) };
  if (type === 'integer') return { widget: 'number', value_type: 'int', min: minimum, max: maximum };
  if (type === 'boolean') return { widget: 'boolean', default: schema.default };
  if (type === 'array') return { widget: 'list', ...listOf(schema) };
  return { widget: 'object', fields: fieldsOf(schema) };
}

/** A project is chosen by what it is called, and written as the name of its folder. */
const projectChoice = {
  widget: 'relation',
  collection: 'projects',
  value_field: '{{slug}}',
  display_fields: ['title'],
  dropdown_threshold: 0,
};

/** What a field for pictures is told of its schema, beside what every field is. */
export interface PictureSettings {
  /** The value is the name of the file and nothing else. */
  isName?: boolean;
  /** Whether a picture has an alternative text. */
  hasWords?: boolean;
  /** The focal points by their names in `focus`, with what they are called; of a lone one the name is empty. */
  points?: Record<string, string>;
}

/** The field for a picture or a list of pictures; nothing for any other schema. */
function pictureField(schema: FieldSchema): (PictureSettings & { widget: string }) | undefined {
  if (schema.isPicture) return { widget: 'picture', isName: true };
  const { file, alt, focus } = (schema.items ?? schema).properties ?? {};
  if (!file?.isPicture) return undefined;
  const points = focus?.isFocus ? {} : (focus?.properties ?? {});
  const names = Object.entries(points).map(([name, { label = '' }]) => [name, label] as const);
  return {
    widget: schema.items ? 'pictures' : 'picture',
    hasWords: alt !== undefined,
    points: names.length > 0 ? Object.fromEntries(names) : { '': '' },
  };
}

/** The rules of a text that the form can tell about while one writes; all others are told before it is saved. */
function rulesOf({ format, pattern, maxLength = Infinity, description }: FieldSchema): object {
  const shape = format === 'uri' ? String.raw`^https:\/\/[^\s/]+\.\S+$` : pattern;
  return {
    pattern: shape && [shape, description],
    // A counter helps where the room is small; the other bounds no text that belongs there comes near.
    maxlength: maxLength <= 160 ? maxLength : undefined,
  };
}

/** A list: of texts, of groups, or of groups of several kinds. */
function listOf({ items = {}, minItems, maxItems }: FieldSchema): object {
  const list = {
    min: minItems,
    max: maxItems,
    // It is read in the middle of a sentence, «Legg til avsnitt».
    label_singular: items.label?.replace(/^./, (first) => first.toLowerCase()),
    collapsed: true,
    // Sveltia takes an empty list for a missing one.
    required: minItems !== undefined,
  };
  if (items.properties) {
    const title = ['name', 'title', 'from', 'text'].find((name) => name in items.properties!);
    const end = title === 'from' ? "{{to | ternary('–', '')}}{{to}}" : '';
    return { ...list, fields: fieldsOf(items), summary: title && `{{${title}}}${end}` };
  }
  if (!items.oneOf) return { ...list, collapsed: false, field: fieldOf('value', items) };
  const kindOf = (group?: FieldSchema) =>
    Object.entries(group?.properties ?? {}).find(([, field]) => field.const);
  const types = items.oneOf.map((group) => {
    const name = kindOf(group)?.[1].const;
    return { name, label: group.label, fields: fieldsOf(group), summary: '{{title}}' };
  });
  return { ...list, typeKey: kindOf(items.oneOf[0])?.[0], types };
}
