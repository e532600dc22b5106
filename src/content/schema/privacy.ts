import type { z } from 'zod';
import { group, longText, text } from './fields.ts';

/** Front matter of `content/personvern.md`; the statement itself is the Markdown below it. */
export const privacySchema = group('Personvern', {
  title: text('Overskrift', 'Overskriften på siden.'),
  lead: longText('Ingress', 'Ingressen under overskriften.'),
});

export type Privacy = z.output<typeof privacySchema>;
