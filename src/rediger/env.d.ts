import type { FieldSchema } from '../content/schema/field-schema.ts';

declare global {
  /** `owner/name` of the firm's repository at GitHub; empty for `npm run rediger`. */
  const EDITOR_REPO: string;
  /** Address of the sign-in worker (`edge/sign-in.ts`); empty where people sign in with a token. */
  const EDITOR_SIGN_IN: string;
  /** The schemas of the content files, a project's apart. */
  const EDITOR_SCHEMAS: { single: Record<string, FieldSchema>; project: FieldSchema };
}
