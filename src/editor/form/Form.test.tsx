import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditorContext, type useEditor } from '../context.ts';
import { unchanged } from '../draft.ts';
import { Incomplete } from '../preview/Incomplete.tsx';
import { contentOf, readFile } from '../saving/text.ts';
import { Form } from './Form.tsx';

/** The markup of a form, and what its preview shows while it cannot be drawn. */
const formOf = (file: string, text: string) => {
  const draft = unchanged({ commit: '', tree: '', ...contentOf({ [file]: readFile(file, text) }) });
  const filled = (words: string) => words;
  const editor = { file, draft, filled, mistakes: [] } as unknown as ReturnType<typeof useEditor>;
  return renderToStaticMarkup(
    <EditorContext value={editor}>
      <Form />
      <Incomplete />
    </EditorContext>,
  );
};

test('what is missing before the site can be published is not called optional', () => {
  const form = formOf('firm.yaml', 'name: Bad');
  expect(form).toMatch(/>Register<span class="note"> \(kan stå tomt\)/);
  expect(form).toMatch(/>Hvem nettsiden ligger hos<\/label>/);
});

test('a file that cannot be read is named in place of its form, and of previews', () => {
  const shown = formOf('contact.yaml', 'title: Kontakt\nlead: Husk: ring oss.\n');
  const [form, preview] = shown.split(/(?<=<\/p>)/);
  expect(form).toMatch(
    /^<p class="callout">content\/contact\.yaml, linje 2: Filen kan ikke leses\. Der står det noe som ikke er YAML: [^.]+\. /,
  );
  expect(form).toContain('Tekst med kolon står i anførselstegn.');
  expect(preview).toContain('Kan ikke vises før filen er rettet: content/contact.yaml, linje 2.');
});
