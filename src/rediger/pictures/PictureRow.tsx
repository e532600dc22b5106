import { useEffect, useId, useRef, useState } from 'react';
import type { Focus } from '../../content/schema/picture.ts';
import { ItemButtons } from '../form/buttons.tsx';
import { FocusPicker } from './FocusPicker.tsx';
import { Photo } from './Photo.tsx';
import { PictureInput } from './PictureInput.tsx';
import { altLength, type PictureSettings, type PictureValue } from './settings.ts';

interface PictureRowProps {
  picture: PictureValue;
  /** Its name relative to the content folder. */
  name: string;
  /** Its number in the list, from 1; of how many. */
  place: number;
  of: number;
  settings: PictureSettings;
  mistake: string | undefined;
  onChange: (picture: PictureValue) => void;
  onReplace: (files: File[]) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: (() => void) | undefined;
}

/** A picture with its alternative text and focal points, folded to one line until it is opened. */
export function PictureRow({ picture, name, place, of, settings, mistake, ...props }: PictureRowProps) {
  const id = useId();
  const { alt } = picture;
  const { onChange, onMove, onRemove } = props;
  const [isOpen, setOpen] = useState(alt === '' || of === 1);
  const words = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(picture.file);
  // The words of a replaced picture are written next.
  useEffect(() => {
    if (shown.current !== picture.file) words.current?.focus({ preventScroll: true });
    shown.current = picture.file;
  }, [picture.file]);
  const isShown = isOpen || mistake !== undefined;
  const called = of > 1 ? `bilde ${place}` : 'bildet';
  return (
    <li className="picture-row">
      <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Photo name={name} />
          <span>{alt || (alt === '' ? `Bilde ${place} uten beskrivelse` : `Bilde ${place}`)}</span>
        </summary>
        {isShown && (
          <div>
            {alt !== undefined && (
              <div className="field">
                <label htmlFor={id}>Hva viser bildet?</label>
                <textarea
                  className="input"
                  rows={2}
                  ref={words}
                  id={id}
                  maxLength={altLength}
                  value={alt}
                  aria-invalid={mistake !== undefined}
                  aria-describedby={`${id}-mistake`}
                  onChange={({ target }) => onChange({ ...picture, alt: target.value })}
                />
                <div id={`${id}-mistake`}>{mistake && <p className="mistake">{mistake}</p>}</div>
              </div>
            )}
            <PictureInput
              label="Bytt bilde"
              name={`Bytt ${called}`}
              isLogo={settings.isLogo}
              onFiles={props.onReplace}
            />
            <FocusPickers {...{ picture, name, settings, onChange }} />
          </div>
        )}
      </details>
      <ItemButtons title={called} place={[place - 1, of]} {...{ onMove, onRemove }} />
    </li>
  );
}

type FocusPickersProps = Pick<PictureRowProps, 'picture' | 'name' | 'settings' | 'onChange'>;

function FocusPickers({ picture, name, settings, onChange }: FocusPickersProps) {
  const { focus } = picture;
  const focusOf = (use: string) =>
    use ? (focus as Record<string, Focus> | undefined)?.[use] : (focus as Focus | undefined);
  const change = (use: string, point: Focus) =>
    onChange({ ...picture, focus: use ? { ...(focus as Record<string, Focus>), [use]: point } : point });
  return (
    <div className="focus-pickers">
      {settings.points.map(({ name: use, label, ratio }) => (
        <FocusPicker
          key={use}
          {...{ label, name, ratio }}
          focus={focusOf(use)}
          onFocus={(point) => change(use, point)}
        />
      ))}
    </div>
  );
}
