/** Stub: banner and dialog. */
export function ConsentPanel() {
  return null;
}
