import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fileNode, findNode } from '../../content/fieldTree.ts';
import { EditorContext, type useEditor } from '../context.ts';
import { date } from './date.tsx';

const state = { tree: { files: {} }, drafts: new Map() };
const editor = { mistakes: [], form: 'firm.yaml', state } as unknown as ReturnType<typeof useEditor>;
const lastDay = (day: string) =>
  findNode(fileNode('firm.yaml', { bulletin: { lastDay: day } }), ['bulletin', 'lastDay']);
const attributes = { id: 'felt-lastDay', 'aria-describedby': undefined, 'aria-invalid': false };

// Browsers take six digits of the year, and the file may be written by hand.
test.each([
  ['2001-08-12', true],
  ['2999-08-12', false],
  ['20266-08-12', false],
  ['midten av august', false],
])('%s is over: %s', (day, isOver) => {
  const markup = renderToStaticMarkup(
    <EditorContext value={editor}>
      <date.Input
        {...lastDay(day)}
        attributes={attributes}
        read={String}
        drawField={() => null}
        drawFields={() => null}
      />
    </EditorContext>,
  );
  expect(markup.includes('Den dagen er over.')).toBe(isOver);
});
