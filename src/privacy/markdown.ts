import { satteri } from '@astrojs/markdown-satteri';

/**
 * Renders the privacy statement. Its links to others open a new tab, as they do everywhere on the site, and say so to those
 * who do not see it (`components/TextLink.tsx`).
 */
export const privacyMarkdown = satteri({
  hastPlugins: [
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
            children: [{ type: 'text', value: ' (åpnes i ny fane)' }],
          });
        },
      },
    },
  ],
});
