import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';

/** A button of second rank. */
export const QuietButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="button" data-kind="quiet" {...props} />
);

/** A button that shows an icon alone. */
export const IconButton = ({
  glyph,
  label,
  ...rest
}: ComponentProps<'button'> & { glyph: LucideIcon; label: string }) => (
  <button type="button" className="icon-button" aria-label={label} {...rest}>
    <Icon glyph={glyph} />
  </button>
);

interface ItemButtonsProps {
  title: string;
  /** Its place from 0, and how many there are. */
  place: readonly [index: number, count: number];
  onMove: (by: -1 | 1) => void;
  /** Missing where the item must stay. */
  onRemove?: (() => void) | undefined;
  remove?: string;
  children?: ReactNode;
}

/** Moves an item of a list, and removes it. */
export const ItemButtons = ({
  title,
  place: [index, count],
  remove = 'Ta bort',
  ...props
}: ItemButtonsProps) => (
  <div className="item-buttons">
    {props.children}
    {count > 1 && (
      <>
        <IconButton
          glyph={ArrowUp}
          label={`Flytt opp ${title}`}
          disabled={index === 0}
          onClick={() => props.onMove(-1)}
        />
        <IconButton
          glyph={ArrowDown}
          label={`Flytt ned ${title}`}
          disabled={index === count - 1}
          onClick={() => props.onMove(1)}
        />
      </>
    )}
    {props.onRemove && <IconButton glyph={Trash2} label={`${remove} ${title}`} onClick={props.onRemove} />}
  </div>
);

/** Says what was removed, with the way back, which takes the focus. */
export function UndoNotice({ text, onUndo }: { text: string | undefined; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [text]);
  return (
    <div role="status">
      {text && (
        <p className="notice">
          {text}{' '}
          <QuietButton ref={button} onClick={onUndo}>
            Angre
          </QuietButton>
        </p>
      )}
    </div>
  );
}
