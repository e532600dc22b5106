/** The sections of a Markdown text, each under its heading. */
export const splitSections = (text: string) =>
  text.split(/^(?=##[ \t\u00a0])/m).map((part) => ({
    text: part,
    /** Empty for the text before the first heading. */
    title: /^##[ \t\u00a0]/.test(part) ? part.slice(3, part.indexOf('\n') + 1 || undefined).trim() : '',
  }));
