import { useState, type DragEvent, type ReactNode } from 'react';

interface ListCardProps {
  title: string;
  summary: string;
  place: number;
  count: number;
  /** Tells the cards of one list from those of another. */
  list: string;
  onMove: (from: number, to: number) => void;
  onRemove?: () => void;
  /** The item is a text alone, and stands on one line with its buttons. */
  isText: boolean;
  children: ReactNode;
}

/** An item of a list. Its head is the handle that it is dragged by; the buttons do the same from a keyboard. */
export function ListCard({
  title,
  summary,
  place,
  count,
  list,
  onMove,
  onRemove,
  isText,
  children,
}: ListCardProps) {
  const [over, setOver] = useState(false);
  const type = `text/x-${list.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(type);
  return (
    <li
      className={isText ? 'kort kort--tekst' : 'kort'}
      data-over={over}
      onDragOver={(event) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!isOurs(event)) return;
        event.preventDefault();
        onMove(Number(event.dataTransfer.getData(type)), place);
      }}
    >
      <div
        className="kort-hode"
        draggable={count > 1}
        onDragStart={(event) => {
          event.dataTransfer.setData(type, String(place));
          event.dataTransfer.effectAllowed = 'move';
        }}
      >
        <span className="kort-grep" aria-hidden="true" hidden={count === 1} />
        <strong>{title}</strong>
        <span className="kort-tekst">{summary}</span>
        <span className="kort-knapper">
          {count > 1 && (
            <>
              <button
                type="button"
                className="knapp"
                disabled={place === 0}
                onClick={() => onMove(place, place - 1)}
                aria-label={`Flytt ${title} opp`}
              >
                Opp
              </button>
              <button
                type="button"
                className="knapp"
                disabled={place === count - 1}
                onClick={() => onMove(place, place + 1)}
                aria-label={`Flytt ${title} ned`}
              >
                Ned
              </button>
            </>
          )}
          {onRemove && (
            <button type="button" className="knapp" onClick={onRemove} aria-label={`Fjern ${title}`}>
              Fjern
            </button>
          )}
        </span>
      </div>
      {children}
    </li>
  );
}
