import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react';
import { type MouseEventHandler, useId } from 'react';
import type { Focus } from '../../content/schema/picture.ts';
import { FocusPicker } from './FocusPicker.tsx';
import { Photo } from './Photo.tsx';
import type { PictureSettings } from '../schema-form.ts';
import type { PictureValue } from './value.ts';

interface PictureRowProps {
  picture: PictureValue;
  /** Path in the repository of the file whose form this is. */
  contentFile: string;
  /** Its number in the list, from 1, and how many there are. */
  place: number;
  of: number;
  points: PictureSettings['points'];
  onChange: (picture: PictureValue) => void;
  onMove: ((by: -1 | 1) => void) | false;
  onRemove: (() => void) | false;
}

/** A picture with its words and its focal points, folded away until it is pressed; not while it has no words. */
export function PictureRow(props: PictureRowProps) {
  const { picture, contentFile, place, of, points, onChange, onMove, onRemove } = props;
  const id = useId();
  const { alt, focus = {} } = picture;
  const byName = focus as Record<string, Focus>;
  const photo = (className: string) => <Photo {...{ contentFile, className, file: picture.file }} />;
  const button = (label: string, Glyph: LucideIcon, onClick: MouseEventHandler, disabled = false) => (
    <button
      type="button"
      className="min-w-11 cursor-pointer border-0 bg-transparent text-inherit disabled:opacity-30"
      aria-label={`${label} bilde ${place}`}
      disabled={disabled}
      onClick={onClick}
    >
      <Glyph className="size-5" aria-hidden="true" />
    </button>
  );
  return (
    <li className="rounded-md border-line relative overflow-hidden border">
      <details
        ref={(details) => {
          if (details && alt === '') details.open = true;
        }}
      >
        <summary className="flex cursor-pointer items-center gap-3 pe-33">
          {photo('size-16 shrink-0 object-cover')}
          <span className="text-sm line-clamp-3">
            {alt || `Bilde ${place}${alt === '' ? ' uten alt-tekst' : ''}`}
          </span>
        </summary>
        <div className="grid gap-2 p-3">
          {alt !== undefined && (
            <>
              <label htmlFor={id}>Hva viser bildet? (alt-tekst)</label>
              <textarea
                id={id}
                className="border-line bg-field rounded border p-3 text-inherit [font:inherit]"
                rows={2}
                maxLength={160}
                value={alt}
                onChange={({ target }) => onChange({ ...picture, alt: target.value })}
              />
            </>
          )}
          {!points && photo('max-w-full')}
          {Object.entries(points ?? {}).map(([name, label]) => (
            <FocusPicker
              key={name}
              label={label}
              focus={name ? byName[name] : (picture.focus as Focus | undefined)}
              onFocus={(point) =>
                onChange({ ...picture, focus: name ? { ...byName, [name]: point } : point })
              }
            >
              {photo('block max-h-96 max-w-full')}
            </FocusPicker>
          ))}
        </div>
      </details>
      <div className="absolute end-0 top-0 flex h-16">
        {onMove && button('Flytt opp', ArrowUp, () => onMove(-1), place === 1)}
        {onMove && button('Flytt ned', ArrowDown, () => onMove(1), place === of)}
        {onRemove &&
          button('Ta bort', Trash2, ({ currentTarget }) => {
            // The keyboard goes on with the next one, or with adding others.
            const row = currentTarget.closest('li');
            const next = row?.nextElementSibling ?? row?.parentElement?.nextElementSibling;
            next?.querySelector<HTMLElement>('summary, input')?.focus();
            onRemove();
          })}
      </div>
    </li>
  );
}
