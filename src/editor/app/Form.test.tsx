import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditorContext, type useEditor } from '../context.ts';
import { Form } from './Form.tsx';

/** The markup of a form. */
const formOf = (form: string, text: string) => {
  const state = { tree: { files: { [form]: { id: text, text } } }, drafts: new Map() };
  const filled = (words: string) => words;
  const editor = { form, state, filled, mistakes: [] } as unknown as ReturnType<typeof useEditor>;
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

test('a field that the file leaves out has its default', () => {
  const form = formOf('firm.yaml', 'name: Bad');
  expect(form).toMatch(/>Tittelen til lederen<\/label>.*?<textarea[^>]*>Daglig leder<\/textarea>/);
});

test('a file that cannot be read is named in place of its form', () => {
  const form = formOf('contact.yaml', 'title: Kontakt\nlead: Husk: ring oss.\n');
  expect(form).toMatch(
    /^<p class="callout">content\/contact\.yaml, linje 2: Filen kan ikke leses\. Der står det /,
  );
  expect(form).toContain('Tekst med kolon står i anførselstegn.');
});
