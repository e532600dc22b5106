import type { WithContext } from 'schema-dts';
import { describeBusiness, type BusinessFacts } from './business.ts';

/*
 * Structured data of the home page (schema.org, JSON-LD): the firm and its services. It contains only what
 * the page shows, and no rating: search engines forbid a firm's rating of itself.
 */

export type StructuredData = WithContext<ReturnType<typeof describeBusiness>>;

export const describeFirm = (facts: BusinessFacts): StructuredData => ({
  '@context': 'https://schema.org',
  ...describeBusiness(facts),
});

/** The data as the text of a `<script>`, escaped so that nothing in it ends the script (HTML, 4.12.1.3). */
export const toScript = (data: StructuredData) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
