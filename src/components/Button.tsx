import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';

const base = clsx(
  'inline-flex min-h-13 items-center justify-center gap-[0.6em] rounded-arris border py-3',
  'text-center text-label leading-[1.2] font-semibold tracking-[-0.005em]',
  'transition-[background-color,color,border-color,translate] active:translate-y-px',
  'disabled:translate-y-0 disabled:cursor-not-allowed disabled:bg-disabled disabled:text-disabled-ink',
);

/** `main`: the one call in view. `strong`: second rank. `line`: outline. `quiet`: text only. */
const variants = {
  main: 'border-transparent bg-action px-6 text-action-ink hover:not-disabled:bg-action-hover',
  strong: 'border-transparent bg-strong px-6 text-ink-inverse hover:not-disabled:bg-strong-hover',
  line: 'border-ink px-6 text-ink hover:not-disabled:bg-ink hover:not-disabled:text-ink-inverse',
  quiet: 'border-transparent px-2 underline hover:decoration-2',
};

interface Variant {
  variant: keyof typeof variants;
}

/** A button that acts on the page. */
export function Button({ variant, className, ...rest }: ComponentPropsWithoutRef<'button'> & Variant) {
  return <button type="button" {...rest} className={clsx(base, variants[variant], className)} />;
}

/** A link that looks like a button: it leads somewhere, so it stays a link. */
export function ButtonLink({ variant, className, ...rest }: ComponentPropsWithoutRef<'a'> & Variant) {
  return <a {...rest} className={clsx(base, variants[variant], className)} />;
}
