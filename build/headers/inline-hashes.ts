import { createHash } from 'node:crypto';
import { elementsOf, type PageElement } from '../page.ts';

/** The source of a policy that allows exactly this inline script or style (CSP level 3, section 2.3.1). */
export function hashSource(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
}

/** Types of `<script>` that a browser acts on, so that the policy must allow them; any other is data. */
const activeTypes = ['', 'module', 'importmap', 'speculationrules', 'text/javascript'];

const isInlineScript = ({ tag, attributes }: PageElement) =>
  tag === 'script' && !('src' in attributes) && activeTypes.includes(attributes['type'] ?? '');

const isInlineStyle = ({ tag }: PageElement) => tag === 'style';

/**
 * Hashes of the inline scripts and styles in a set of built pages, each once and sorted, as the policy names them.
 * Known sources only: Astro writes the hashes of its own, of what it bundled and of those in `astro.config.ts` into
 * each page's `<meta>`, before the content is in it.
 *
 * @throws Error where a page has any other inline script or style
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

/** A page whose policy names the inline scripts and styles that it has, and none of the others that Astro could have written. */
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
  return html.replace(policy, () => kept.join(';'));
}

/** The sources of a directive in the policy that Astro wrote into a page. */
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
