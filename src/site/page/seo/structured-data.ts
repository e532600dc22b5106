import type { WithContext } from 'schema-dts';
import { business, type BusinessFacts } from './business.ts';

/*
 * Structured data of the home page (schema.org, JSON-LD): the firm and its services. It contains only what
 * the page shows, and no rating: search engines forbid a firm's rating of itself.
 */

export type StructuredData = WithContext<ReturnType<typeof business>>;

export const describeFirm = (facts: BusinessFacts): StructuredData => ({
  '@context': 'https://schema.org',
  ...business(facts),
});

/** The data as the text of a `<script>`, escaped so that nothing in it ends the script (HTML, 4.12.1.3). */
export const toScript = (data: StructuredData) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
