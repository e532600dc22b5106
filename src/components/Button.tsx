import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';

/** `main`: the one call in view. `strong`: second rank. `line`: outline. `quiet`: text only. */
export type ButtonLook = 'main' | 'strong' | 'line' | 'quiet';

const base =
  'inline-flex min-h-13 items-center justify-center gap-[0.6em] rounded-arris border py-3 text-center text-[1rem] leading-[1.2] font-semibold tracking-[-0.005em] transition-[background-color,color,border-color,translate] active:translate-y-px disabled:translate-y-0 disabled:cursor-not-allowed disabled:bg-disabled disabled:text-disabled-ink';

const looks: Record<ButtonLook, string> = {
  main: 'border-transparent bg-action px-6 text-action-ink hover:not-disabled:bg-action-hover',
  strong: 'border-transparent bg-strong px-6 text-ink-inverse hover:not-disabled:bg-strong-hover',
  line: 'border-ink px-6 text-ink hover:not-disabled:bg-ink hover:not-disabled:text-ink-inverse',
  quiet: 'border-transparent px-2 underline decoration-1 underline-offset-[0.3em] hover:decoration-2',
};

/** Classes of a button's look, for elements that are not rendered by `Button` or `ButtonLink`. */
export const buttonClass = (look: ButtonLook, className?: string) => clsx(base, looks[look], className);

/** A button that acts on the page. */
export function Button({
  look,
  className,
  type = 'button',
  ...rest
}: ComponentPropsWithoutRef<'button'> & { look: ButtonLook }) {
  return <button {...rest} type={type} className={buttonClass(look, className)} />;
}

/** A link that looks like a button: it leads somewhere, so it stays a link. */
export function ButtonLink({
  look,
  className,
  children,
  ...rest
}: ComponentPropsWithoutRef<'a'> & { look: ButtonLook }) {
  return (
    <a {...rest} className={buttonClass(look, className)}>
      {children}
    </a>
  );
}
