import { z } from 'zod';
import { longText, text } from './fields.ts';

/** Front matter of `content/personvern.md`; the statement itself is the Markdown below it. */
export const privacySchema = z
  .strictObject({
    title: text('Overskrift', 'Overskriften på siden.'),
    lead: longText('Ingress', 'Ingressen under overskriften.'),
  })
  .meta({ label: 'Personvern' });

export type Privacy = z.output<typeof privacySchema>;
