import type { Services as ServicesContent } from '../content/services.ts';

/** Stub. */
export function Services({ content }: { content: ServicesContent }) {
  return <section id="tjenester">{content.title}</section>;
}
