import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditorContext, type useEditor } from '../context.ts';
import { unchanged } from '../draft.ts';
import { contentOf, readFile } from '../saving/text.ts';
import { Form } from './Field.tsx';

/** The markup of a form. */
const formOf = (file: string, text: string) => {
  const draft = unchanged({ commit: '', tree: '', ...contentOf({ [file]: readFile(file, text) }) });
  const filled = (words: string) => words;
  const editor = { file, draft, filled, mistakes: [] } as unknown as ReturnType<typeof useEditor>;
  return renderToStaticMarkup(
    <EditorContext value={editor}>
      <Form />
    </EditorContext>,
  );
};

test('what is missing before the site can be published is not called optional', () => {
  const form = formOf('firm.yaml', 'name: Bad');
  expect(form).toMatch(/>Register<span class="note"> \(kan stå tomt\)/);
  expect(form).toMatch(/>Hvem nettsiden ligger hos<\/label>/);
});

test('a file that cannot be read has no form, but a sentence with its line', () => {
  const shown = formOf('contact.yaml', 'title: Kontakt\nlead: Husk: ring oss.\n');
  expect(shown).toMatch(
    /^<p class="callout">content\/contact\.yaml, linje 2: Filen kan ikke leses\. [^<]*<\/p>$/,
  );
});
