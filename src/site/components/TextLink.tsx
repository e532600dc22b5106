import type { ComponentPropsWithoutRef } from 'react';

/** Words that are not content. */
export const messages = { newTab: '(åpnes i ny fane)' };

/** `text`: in a sentence. `line`: on its own. `call`: phone or e-mail. `quiet`: underlined on hover. */
type Variant = 'text' | 'line' | 'call' | 'quiet';

interface TextLinkProps extends ComponentPropsWithoutRef<'a'> {
  variant?: Variant;
  /** Opens a new tab, and says so to screen readers: for links to other sites. */
  newTab?: boolean;
}

/** A link in one of the site's looks. */
export function TextLink({ variant = 'text', newTab, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} {...(newTab && newTabProps)} className={`link-${variant}`}>
      {children}
      {newTab && <NewTab />}
    </a>
  );
}

/** Attributes of a link that opens a new tab. */
export const newTabProps = { target: '_blank', rel: 'noopener noreferrer' };

/** Says to screen readers that a link opens a new tab. */
export function NewTab() {
  return <span className="sr-only">{` ${messages.newTab}`}</span>;
}
