import type { ComponentPropsWithoutRef } from 'react';

interface Variant {
  /** `main`: the one call in view. `strong`: second rank. `line`: outline. `quiet`: text only. */
  variant: 'main' | 'strong' | 'line' | 'quiet';
}

const classOf = (variant: Variant['variant'], className = '') =>
  `button button-${variant} ${className}`.trimEnd();

/** A button that acts on the page. */
export function Button({ variant, className, ...rest }: ComponentPropsWithoutRef<'button'> & Variant) {
  return <button type="button" {...rest} className={classOf(variant, className)} />;
}

/** A link that looks like a button: it leads somewhere, so it stays a link. */
export function ButtonLink({ variant, className, ...rest }: ComponentPropsWithoutRef<'a'> & Variant) {
  return <a {...rest} className={classOf(variant, className)} />;
}
