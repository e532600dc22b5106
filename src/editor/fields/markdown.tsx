import { type ClipboardEvent, useState } from 'react';
import { isWithin } from '../../content/fieldTree.ts';
import { withoutMapMarks } from '../../content/facts.ts';
import { plainLines } from '../../content/markdown.ts';
import { splitSections } from '../../content/sections.ts';
import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { Mistake, QuietButton } from '../elements.tsx';
import { getFieldId } from './fieldId.ts';
import type { FieldKind, InputProps } from './kind.ts';
import { createPart } from './createPart.ts';

/** Beneath a heading, sections of a text are apart by an empty line. */
const joinSections = (sections: readonly string[]) =>
  sections
    .map((section) => section.trimEnd())
    .filter(Boolean)
    .join('\n\n');

/** Several lines that are pasted behind a heading begin beneath it. */
export const asPasted = (before: string, pasted: string) => {
  const isBehindHeading = /(?:^|\n)#+ [^\n]*$/.test(before);
  return isBehindHeading && /\n/.test(pasted.trim()) ? `\n\n${pasted.trimStart()}` : pasted;
};

function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
  const { value, selectionStart } = event.currentTarget;
  const pasted = event.clipboardData.getData('text/plain');
  const text = asPasted(value.slice(0, selectionStart), pasted);
  if (text === pasted) return;
  event.preventDefault();
  // Deprecated, and the only way that the browser can undo.
  document.execCommand('insertText', false, text);
}

const readSectionTitle = (section: string) => splitSections(section)[0]?.title || 'Først på siden';

function MarkdownInput({ value, attributes }: InputProps) {
  const { set, filled, mistakes } = useForm();
  const text = textAt(value);
  // While the owner types, a section stays one, also if a heading is typed in it.
  const [typed, setTyped] = useState<readonly string[]>();
  const isTyping = typed !== undefined && joinSections(typed) === text.trim();
  const sections = isTyping ? typed : splitSections(text).map((section) => section.text.trim());
  const write = (next: readonly string[]) => {
    setTyped(next);
    set(['body'], joinSections(next));
  };
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyped(undefined);
      }}
    >
      {sections.map((section, index) => {
        if (section === '' && !isTyping) return null;
        const own = mistakes.filter(({ field }) => isWithin(field, ['body', index]));
        return (
          <details key={index} className="body-part">
            <summary className="row" data-wrong={own.length > 0 || undefined}>
              {filled(readSectionTitle(section))}
            </summary>
            {own.map(({ text: sentence }) => (
              <Mistake key={sentence}>{sentence}</Mistake>
            ))}
            <textarea
              className="input"
              id={getFieldId(['body', index])}
              aria-label={readSectionTitle(section)}
              aria-describedby={attributes['aria-describedby']}
              rows={Math.min(16, Math.max(4, Math.ceil(section.length / 40)))}
              value={section}
              onChange={({ target }) => write(sections.with(index, target.value))}
              onPaste={paste}
            />
          </details>
        );
      })}
      <QuietButton onClick={() => set(['body'], joinSections([...sections, '## Ny del']))}>
        Legg til del
      </QuietButton>
    </div>
  );
}

const describeMarkdown: FieldKind['words'] = ({ value }) =>
  plainLines(withoutMapMarks(textAt(value))).join('\n');

/** A Markdown text: a text area for each section, under its heading. */
export const markdown: FieldKind = {
  Input: MarkdownInput,
  isGroup: true,
  words: describeMarkdown,
  parts: (node) =>
    splitSections(textAt(node.value)).map(({ title, text }, index) =>
      createPart(node, index, 'section', title, text),
    ),
};

/** A section of it, which the text draws. */
export const section: FieldKind = { Input: () => null, words: describeMarkdown };
