import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditorContext, type useEditor } from '../context.ts';
import { unchanged } from '../draft.ts';
import { contentOf, readFile } from '../saving/text.ts';
import { Form } from './Field.tsx';

test('a file that cannot be read has no form, but a sentence with its line', () => {
  const file = 'contact.yaml';
  const content = contentOf({ [file]: readFile(file, 'title: Kontakt\nlead: Husk: ring oss.\n') });
  const draft = unchanged({ commit: '', tree: '', ...content });
  const editor = { file, draft, mistakes: [] } as unknown as ReturnType<typeof useEditor>;
  const shown = renderToStaticMarkup(
    <EditorContext value={editor}>
      <Form />
    </EditorContext>,
  );
  expect(shown).toMatch(
    /^<p class="callout">content\/contact\.yaml, linje 2: Filen kan ikke leses\. [^<]*<\/p>$/,
  );
});
