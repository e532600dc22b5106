/** Tells those who do not see it that a link opens a new tab. */
export function NewTab() {
  return <span className="sr-only"> (åpnes i ny fane)</span>;
}
