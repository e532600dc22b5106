/*
 * `#file-schemas` (package.json) in the editor: the schemas as its build has converted them. Zod itself is
 * large, and loaded after the form.
 */

const schemas = EDITOR_SCHEMAS;

export const singleFileNames = Object.keys(schemas.single);

export const fileSchema = (name: string) => schemas.single[name] ?? schemas.project;
