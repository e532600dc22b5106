import type { ComponentProps } from 'react';

/** Help for a field. */
export const Note = (props: ComponentProps<'p'>) => <p className="note" {...props} />;

/** What is wrong with a field. */
export const Mistake = (props: ComponentProps<'p'>) => <p className="mistake" {...props} />;
