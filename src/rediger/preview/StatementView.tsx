import { renderRichText } from '@sveltia/cms';
import type { ComponentProps } from 'react';
import { fillMarkdown } from '../../content/facts.ts';
import { isoDay } from '../../privacy/date.ts';
import { PrivacyStatement } from '../../privacy/PrivacyStatement.tsx';

type Facts = Parameters<typeof fillMarkdown>;

interface StatementViewProps {
  title: string;
  lead: string;
  /** The statement in Markdown. */
  body: string;
  firm: Facts[1];
  staff: Facts[2];
}

/** The privacy statement. Its headings lead nowhere here; they show what the table of contents will say. */
export function StatementView({ title, lead, body, firm, staff }: StatementViewProps) {
  const text = fillMarkdown(body, firm, staff);
  const headings: ComponentProps<typeof PrivacyStatement>['headings'] = [...text.matchAll(/^## (.+)$/gm)].map(
    ([, heading = '']) => ({ slug: heading, text: heading }),
  );
  return (
    <PrivacyStatement content={{ title, lead }} headings={headings} today={isoDay(new Date())}>
      <div key={text} ref={(place) => (place ? write(text, place) : undefined)} />
    </PrivacyStatement>
  );
}

/** Sveltia writes only in its own document; the preview is another. */
function write(markdown: string, place: HTMLElement) {
  const written = document.createElement('div');
  place.append(written);
  return renderRichText(written, markdown);
}
