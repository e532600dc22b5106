import { checkPlaceholders } from '../../tools/content/placeholders.ts';
import { readPrivacy } from '../../tools/content/privacy.ts';
import { schemaOf } from '../../tools/content/schemas.ts';
import { validate } from '../../tools/content/validate.ts';
import { readYaml } from '../../tools/content/yaml.ts';
import { fieldName, formName } from '../desk/field-name.ts';
import { Refusal } from './refusal.ts';

/**
 * Makes sure that a file is as its schema wants it before it is written.
 *
 * @throws Refusal naming the first field that is not, by its label
 */
export function requireValid(name: string, text: string): void {
  const file = name.endsWith('.md') ? readPrivacy(name, text) : readYaml(name, text);
  const found = [...file.mistakes, ...validate(file, schemaOf(name)), ...checkPlaceholders(file)];
  const mistake = found.find(({ noteOnly }) => !noteOnly);
  if (!mistake) return;
  throw new Refusal(`Ikke lagret. ${fieldName(name, mistake.field) || formName(name)}: ${mistake.expected}`);
}
