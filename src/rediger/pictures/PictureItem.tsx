import { useId } from 'react';
import { FocusPicker } from './FocusPicker.tsx';
import type { Focus, PictureValue, Screens } from './value.ts';

interface PictureItemProps {
  picture: PictureValue;
  /** Address of the picture; empty until it is fetched. */
  src: string;
  screens: Screens;
  onChange: (picture: PictureValue) => void;
}

/** A picture with its words and its focal points. */
export function PictureItem({ picture, src, screens, onChange }: PictureItemProps) {
  const id = useId();
  const { focus } = picture;
  const onScreens = focus as Record<string, Focus> | undefined;
  return (
    <div className="picture-item">
      <label htmlFor={id}>Hva viser bildet? (alt-tekst)</label>
      <textarea
        id={id}
        rows={2}
        maxLength={160}
        value={picture.alt}
        onChange={({ target }) => onChange({ ...picture, alt: target.value })}
      />
      {Object.entries(screens).map(([screen, label]) => (
        <FocusPicker
          key={screen}
          src={src}
          label={label}
          focus={onScreens?.[screen]}
          onFocus={(point) => onChange({ ...picture, focus: { ...onScreens, [screen]: point } })}
        />
      ))}
      {Object.keys(screens).length === 0 && (
        <FocusPicker
          src={src}
          focus={focus as Focus | undefined}
          onFocus={(point) => onChange({ ...picture, focus: point })}
        />
      )}
    </div>
  );
}
