import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';

/** `text`: within words. `line`: on a line of its own. `call`: the way to reach somebody. `quiet`: underlined under the pointer. */
type Variant = 'text' | 'line' | 'call' | 'quiet';

interface TextLinkProps extends ComponentPropsWithoutRef<'a'> {
  variant?: Variant;
  /** The link leads to another site: it opens a new tab, and says so to those who do not see it. */
  newTab?: boolean;
}

/** Classes of a link's variant, for a button that looks like one. */
export const textLinkClass = (variant: Variant, className?: string) => clsx(`link-${variant}`, className);

/** A link in words. How far the line lies below them is the same everywhere (`base.css`). */
export function TextLink({ variant = 'text', newTab, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} {...(newTab && elsewhere)} className={textLinkClass(variant, className)}>
      {children}
      {newTab && <NewTab />}
    </a>
  );
}

/** Attributes of a link that opens a new tab, which cannot reach the page that it came from. */
export const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

/** Tells those who do not see it that a link opens a new tab. */
export function NewTab() {
  return <span className="sr-only"> (åpnes i ny fane)</span>;
}
