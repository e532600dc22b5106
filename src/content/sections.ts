/** A part of a Markdown text from one heading to the next. */
interface Section {
  text: string;
  /** Words of the heading; empty for the text before the first one. */
  title: string;
}

/** Splits a Markdown text into its sections, each with its heading. */
export const splitSections = (text: string): Section[] => text.split(/^(?=##[ \t\u00a0])/m).map(readSection);

function readSection(text: string): Section {
  const [, title = ''] = /^##[ \t\u00a0](.*)/.exec(text) ?? [];
  return { text, title: title.trim() };
}
