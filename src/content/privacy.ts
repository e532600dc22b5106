import { z } from 'zod';
import { text } from './fields.ts';

/** Front matter of `content/personvern.md`; the statement itself is the Markdown below it. */
export const privacySchema = z.strictObject({
  title: text('Overskriften på siden.'),
  lead: text('Ingressen under overskriften.'),
});

export type Privacy = z.output<typeof privacySchema>;
