// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { EditorContext, type useEditor } from '../context.ts';
import { Photo } from './Photo.tsx';

test('the copy of an earlier picture that comes late does not replace the present one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const copies = new Map<string, PromiseWithResolvers<string>>();
  const small = (name: string) => {
    const copy = Promise.withResolvers<string>();
    copies.set(name, copy);
    return copy.promise;
  };
  const session = { pictures: { small }, pictureId: (_: string, path: string) => path };
  const editor = { session } as unknown as ReturnType<typeof useEditor>;
  const place = document.createElement('div');
  const root = createRoot(place);
  for (const name of ['earlier.jpg', 'present.jpg'])
    await act(async () =>
      root.render(
        <EditorContext value={editor}>
          <Photo form="hero.yaml" name={name} />
        </EditorContext>,
      ),
    );
  for (const name of ['present.jpg', 'earlier.jpg']) await act(async () => copies.get(name)?.resolve(name));
  expect(place.querySelector('img')?.getAttribute('src')).toBe('present.jpg');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
