import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditorContext, type useEditor } from '../context.ts';
import { unchanged } from '../draft.ts';
import { Incomplete } from '../preview/Incomplete.tsx';
import { contentOf, readFile } from '../saving/text.ts';
import { Form } from './Field.tsx';

test('a file that cannot be read is named in place of its form, and of previews', () => {
  const file = 'contact.yaml';
  const content = contentOf({ [file]: readFile(file, 'title: Kontakt\nlead: Husk: ring oss.\n') });
  const draft = unchanged({ commit: '', tree: '', ...content });
  const editor = { file, draft, mistakes: [] } as unknown as ReturnType<typeof useEditor>;
  const shown = renderToStaticMarkup(
    <EditorContext value={editor}>
      <Form />
      <Incomplete />
    </EditorContext>,
  );
  const [form, preview] = shown.split(/(?<=<\/p>)/);
  expect(form).toMatch(
    /^<p class="callout">content\/contact\.yaml, linje 2: Filen kan ikke leses\. Der står det «[^«]+»\. Det skal være anførselstegn /,
  );
  expect(preview).toContain('Kan ikke vises før filen er rettet: content/contact.yaml, linje 2.');
});
