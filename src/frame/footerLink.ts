/** Look of a link in the footer's lists. */
export const footerLink =
  'inline-flex min-h-10 items-center gap-2.5 text-ink-inverse underline-offset-[0.25em] hover:underline';
