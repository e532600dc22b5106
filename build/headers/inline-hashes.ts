import { createHash } from 'node:crypto';
import { elementsOf, type PageElement } from '../page-elements.ts';

/** CSP source of an inline script or style (CSP level 3, section 2.3.1). */
export function hashSource(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
}

/** Types of `<script>` that the policy must allow; any other is data. */
const activeTypes = ['', 'module', 'importmap', 'speculationrules', 'text/javascript'];

const isInlineScript = ({ tag, attributes }: PageElement) =>
  tag === 'script' && !('src' in attributes) && activeTypes.includes(attributes['type'] ?? '');

const isInlineStyle = ({ tag }: PageElement) => tag === 'style';

/**
 * Hashes of the inline scripts and styles of the pages, sorted. Only those that Astro lists in a page's
 * `<meta>` are allowed: its own, the bundled ones and those of `astro.config.ts`. None comes from content.
 *
 * @throws Error if a page has another inline script or style
 */
export function inlineHashes(pages: ReadonlyMap<string, string>) {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const [name, html] of pages) {
    const elements = elementsOf(html);
    const known = sourcesOf(elements, name);
    const collect = (found: PageElement[], directive: string, hashes: Set<string>) => {
      for (const { tag, text } of found) {
        const hash = `'${hashSource(text)}'`;
        if (!known(directive).includes(hash))
          throw new Error(`${name} has an inline <${tag}> from no known source: ${text.slice(0, 200)}`);
        hashes.add(hash);
      }
    };
    collect(elements.filter(isInlineScript), 'script-src', scripts);
    collect(elements.filter(isInlineStyle), 'style-src', styles);
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

/** Removes the hashes from a page's policy that the page does not use. */
export function keepOwnHashes(html: string, name: string): string {
  const elements = elementsOf(html);
  const inline = elements.filter((element) => isInlineScript(element) || isInlineStyle(element));
  const own = new Set(inline.map(({ text }) => `'${hashSource(text)}'`));
  const policy = policyOf(elements, name);
  const kept = policy.split(';').map((directive) =>
    directive
      .split(' ')
      .filter((source) => !source.startsWith("'sha256-") || own.has(source))
      .join(' '),
  );
  if (!html.includes(policy)) throw new Error(`The policy in ${name} is not written as it is parsed.`);
  return html.replace(policy, () => kept.join(';'));
}

/** Looks up the sources of a directive in a page's policy. */
function sourcesOf(elements: readonly PageElement[], name: string) {
  const directives = policyOf(elements, name)
    .split(';')
    .map((text) => text.trim().split(' '));
  return (directive: string) => directives.find(([first]) => first === directive) ?? [];
}

function policyOf(elements: readonly PageElement[], name: string): string {
  const policies = elements.filter(
    ({ tag, attributes }) => tag === 'meta' && attributes['http-equiv'] === 'content-security-policy',
  );
  if (policies.length !== 1) throw new Error(`${name} has ${policies.length} policies in it, not one.`);
  return policies[0]?.attributes['content'] ?? '';
}

export type InlineHashes = ReturnType<typeof inlineHashes>;
