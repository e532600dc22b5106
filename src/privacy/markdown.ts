import { satteri } from '@astrojs/markdown-satteri';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { messages } from '../components/messages.ts';
import { linkSchemes } from '../content/check/statement.ts';

/** Elements of plain Markdown; the content check reports others with their line. */
const allowed = {
  tagNames:
    'a blockquote br code del em h1 h2 h3 h4 h5 h6 hr li ol p pre strong table tbody td th thead tr ul'.split(
      ' ',
    ),
  attributes: { a: ['href'], code: ['className'], ol: ['start'] },
  protocols: { href: linkSchemes },
};

const textNode = (value: string) => ({ type: 'text' as const, value });
const unbroken = (value: string) => ({
  type: 'element' as const,
  tagName: 'span',
  properties: { className: ['nowrap'] },
  children: [textNode(value)],
});

/** «e-post», «nr. 1», «bokstav a», «§ 3-15», and a postcode with its place. */
const unbreakable = /(\be-post\p{L}*|\bnr\. \d+|\bbokstav \p{Ll}\b|§ [\d-]+|\b\d{4} \p{Lu}\p{L}*)/u;

/**
 * Renders the privacy statement. External links open a new tab and say so to screen readers, as
 * `components/TextLink.tsx` does. Throws if it contains more than plain Markdown.
 */
export const privacyMarkdown = satteri({
  features: { gfm: { footnotes: false } },
  hastPlugins: [
    {
      name: 'sanitize',
      before(root) {
        const [before, after] = [root, sanitize(root, allowed)].map((tree) =>
          toHtml(tree, { allowDangerousHtml: true }),
        );
        if (before !== after)
          throw new Error(
            'Personvernerklæringen har noe annet enn vanlig tekst, lister, tabeller (uten kolon i streken) og lenker.',
          );
      },
    },
    {
      name: 'unbroken-words',
      text(node, context) {
        const parts = node.value.split(unbreakable);
        if (parts.length === 1) return;
        context.replaceNode(
          node,
          parts.map((part, index) => (index % 2 === 0 ? textNode(part) : unbroken(part))),
        );
      },
    },
    {
      name: 'external-links',
      element: {
        filter: ['a'],
        visit(link, context) {
          if (!/^https?:/.test(String(link.properties['href']))) return;
          context.setProperty(link, 'target', '_blank');
          context.setProperty(link, 'rel', 'noopener');
          context.appendChild(link, {
            type: 'element',
            tagName: 'span',
            properties: { className: ['sr-only'] },
            children: [textNode(` ${messages.newTab}`)],
          });
        },
      },
    },
  ],
});
