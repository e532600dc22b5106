import type { Staff as StaffContent } from '../content/staff.ts';

/** Stub. */
export function Staff({ content }: { content: StaffContent }) {
  return <section id="ansatte">{content.title}</section>;
}
