import type { ComponentPropsWithoutRef } from 'react';

interface Variant {
  /** `main`: the one call in view. `strong`: second rank. `line`: outline. `quiet`: text only. */
  variant: 'main' | 'strong' | 'line' | 'quiet';
}

/** A button that acts on the page. */
export const Button = ({ variant, ...rest }: ComponentPropsWithoutRef<'button'> & Variant) => (
  <button type="button" {...rest} data-variant={variant} className="button" />
);

/** A link that looks like a button: it leads somewhere, so it stays a link. */
export const ButtonLink = ({ variant, ...rest }: ComponentPropsWithoutRef<'a'> & Variant) => (
  <a {...rest} data-variant={variant} className="button" />
);
