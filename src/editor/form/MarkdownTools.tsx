import { Bold, Link, List } from 'lucide';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconButton } from './elements.tsx';
import { insert } from './insert.ts';
import { bold, link, list, type Markup } from './markup.ts';
import { pasteMarkdown } from './pasting.ts';

const tools = [
  { label: 'Fet skrift', glyph: Bold, change: bold, key: 'b' },
  { label: 'Lenke', glyph: Link, change: link, key: 'k' },
  { label: 'Punktliste', glyph: List, change: list, key: undefined },
];

const keysOf = (key: string) => ['Control', 'Meta'].map((held) => `${held}+${key.toUpperCase()}`).join(' ');

/** What helps to write Markdown, for the fields in it: buttons, their keys, and pasting with marks. */
export function MarkdownTools({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLTextAreaElement>(null);
  const apply = (change: Markup) => {
    const field = last.current?.isConnected ? last.current : place.current?.querySelector('textarea');
    if (!field || (field.rows === 1 && change === list)) return;
    const { start, end, text, selected } = change(field.value, field.selectionStart, field.selectionEnd);
    field.setSelectionRange(start, end);
    insert(field, text);
    field.setSelectionRange(start + selected[0], start + selected[1]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (ctrlKey === metaKey || shiftKey || altKey || !(target instanceof HTMLTextAreaElement)) return;
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    apply(tool.change);
  };
  const onPaste = (event: ClipboardEvent) => {
    const { target } = event;
    if (target instanceof HTMLTextAreaElement && target.rows > 1) void pasteMarkdown(event, target);
  };
  return (
    <div
      ref={place}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) last.current = target;
      }}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    >
      <div className="markdown-tools" role="group" aria-label="Skrivehjelp">
        {tools.map(({ label, glyph, change, key }) => (
          <IconButton
            key={label}
            glyph={glyph}
            label={label}
            title={label}
            aria-keyshortcuts={key && keysOf(key)}
            // The field keeps the focus and the keyboard of a phone.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => apply(change)}
          />
        ))}
      </div>
      {children}
    </div>
  );
}
