import { hash } from 'node:crypto';
import { elementsOf, type PageElement } from '../page-elements.ts';

/** CSP source of an inline script or style (CSP level 3, section 2.3.1). */
export const hashSource = (text: string) => `sha256-${hash('sha256', text, 'base64')}` as const;

/** Sources of the inline scripts and styles of all pages, by directive. */
export type InlineHashes = Record<'script-src' | 'style-src', Set<string>>;

/** Types of `<script>` that the policy must allow; any other is data. */
const activeTypes = ['', 'module', 'importmap', 'speculationrules', 'text/javascript'];

/** The directive that applies to an inline script or style. */
function directiveOf({ tag, attributes }: PageElement) {
  if (tag === 'style') return 'style-src';
  const isActive = tag === 'script' && activeTypes.includes(attributes['type'] ?? '');
  return isActive && !('src' in attributes) ? 'script-src' : undefined;
}

/**
 * Removes the hashes from a page's policy that the page does not use, and adds the others to `used`. Only
 * those that Astro lists in a page's `<meta>` are allowed: its own, the bundled ones and those of
 * `astro.config.ts`. None comes from content.
 *
 * @throws Error if the page has another inline script or style, or not one policy
 */
export function keepOwnHashes(html: string, name: string, used: InlineHashes): string {
  const elements = elementsOf(html);
  const [policy = '', ...others] = elements
    .filter(({ tag, attributes }) => tag === 'meta' && attributes['http-equiv'] === 'content-security-policy')
    .map(({ attributes }) => attributes['content']);
  if (others.length > 0 || policy === '' || !html.includes(policy))
    throw new Error(`${name} has not one policy, written as it is parsed.`);
  const directives = policy.split(';').map((directive) => directive.split(' '));
  const own = new Set<string>();
  for (const element of elements) {
    const directive = directiveOf(element);
    if (!directive) continue;
    const source = `'${hashSource(element.text)}'`;
    const known = directives.find((sources) => sources.includes(directive)) ?? [];
    if (!known.includes(source))
      throw new Error(
        `${name} has an inline <${element.tag}> from no known source: ${element.text.slice(0, 200)}`,
      );
    own.add(source);
    used[directive].add(source);
  }
  const isKept = (source: string) => !source.startsWith("'sha256-") || own.has(source);
  return html.replace(policy, () => directives.map((sources) => sources.filter(isKept).join(' ')).join(';'));
}
