import type { About as AboutContent } from '../content/about.ts';

/** Stub. */
export function About({ content }: { content: AboutContent }) {
  return <section id="om-oss">{content.title}</section>;
}
