import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { textsIn } from '../../src/content/values.ts';
import { editorConfig } from '../../src/rediger/config.ts';
import { exampleContent } from '../../tools/shared/example.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** What the editor's own parts say beyond what Sveltia, the schemas and the content do. */
const own = `
  Rediger nettsiden Se nettsiden Siste endringer Angre Henter Angrer Logg inn først Lagret Er ute Legges ut Lukk
  Legg til bilder først Velg bilde Bytt bilde Hva viser bildet alt tekst Trykk på motivet eller flytt punktet med piltastene
  Motivet er fra venstre og fra toppen Flytt opp ned Ta bort bilde uten Gjør klar av Endret La til Slettet
  Fyll ut resten så vises det her`;

/** Names, and what stands in file names and addresses. */
const names =
  'Sveltia CMS GitHub Ola Nordmann denne maskinen eksempelbad proj jpg svg webp yaml content projects project px x kl';

/** Days and months as the browser writes them in Norwegian. */
const dates = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('nb', { dateStyle: 'full' }).format(new Date(2026, month, month + 1)),
).join(' ');

/** Every word that the editor may show: those of our translation, of labels and hints, and of the content. */
export function knownWords(): Set<string> {
  const read = (file: string) => readFileSync(file, 'utf8');
  const content = globSync('**/*.{yaml,md}', { cwd: exampleContent }).map((name) => {
    const text = read(join(exampleContent, name));
    return name.endsWith('.md')
      ? text
      : textsIn(parse(text))
          .map(({ text: each }) => each)
          .join(' ');
  });
  const forms: string[] = [];
  JSON.stringify(editorConfig('a/b', 'https://bad.example'), (key, value: unknown) => {
    if (['label', 'label_singular', 'hint'].includes(key)) forms.push(String(value));
    return value;
  });
  // What is said to whoever sets Sveltia up is full of names of settings; an owner never sees it.
  const said = JSON.parse(read('src/rediger/norwegian/nb.json')) as Record<string, unknown>;
  delete said['config'];
  const translation = textsIn(said).map(({ text }) =>
    text.replaceAll(/`[^`]*`|\.(input|match)[^{]*|one (?=\{\{)|\{\$\w+( :\w+)?\}/g, ''),
  );
  return new Set(wordsOf([own, names, dates, ...forms, ...content, ...translation].join(' ')));
}

/** All texts that are seen or read aloud on a page, without what icons are drawn of. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      // Sveltia draws some words out of sight, so that its font comes.
      if (element.closest('.font-loader')) continue;
      if (!element.checkVisibility() || getComputedStyle(element).fontFamily.includes('Material')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'])
        texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  });

/** The texts among some that have a word in them which is not known. */
export const strange = (texts: string[], known: Set<string>): string[] => [
  ...new Set(texts.filter((text) => wordsOf(text).some((word) => word.length > 1 && !known.has(word)))),
];
