import type { Point } from '../../content/schema/fields.ts';
import { ContentIcon } from './ContentIcon.tsx';
import { GridCell } from './Grid.tsx';

interface PointCellProps {
  point: Point;
  tint?: boolean;
  className: string;
}

/** A cell of a list: an icon beside a title and its text. */
export const PointCell = ({ point: { icon, title, text }, tint, className }: PointCellProps) => (
  <GridCell as="li" tint={tint} className={`point ${className}`}>
    <ContentIcon name={icon} />
    <h4 className="text-h4">{title}</h4>
    <p className="supporting">{text}</p>
  </GridCell>
);
