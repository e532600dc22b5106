import type { ComponentProps } from 'react';

/** `edges` draws lines along the sides; none where a photograph is behind. */
type ContainerProps = ComponentProps<'div'> & { edges?: boolean };

/** The centred width of the page's content: full width on phones, gutters above, 1600 px at most. */
export function Container({ edges, className = '', ...rest }: ContainerProps) {
  return <div {...rest} data-edges={edges} className={`page-container ${className}`.trimEnd()} />;
}
