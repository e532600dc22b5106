import { useId } from 'react';
import { FocusPicker } from './FocusPicker.tsx';
import type { PictureSettings } from './form.ts';
import type { Focus, PictureValue } from './value.ts';

interface PictureItemProps {
  picture: PictureValue;
  /** Address of the picture; empty until it is fetched. */
  src: string;
  settings: PictureSettings;
  onChange: (picture: PictureValue) => void;
}

/** A picture with its words and its focal points. */
export function PictureItem({ picture, src, settings: { points }, onChange }: PictureItemProps) {
  const id = useId();
  const { alt, focus = {} } = picture;
  const byName = focus as Record<string, Focus>;
  return (
    <div className="picture-item">
      {alt !== undefined && (
        <>
          <label htmlFor={id}>Hva viser bildet? (alt-tekst)</label>
          <textarea
            id={id}
            rows={2}
            maxLength={160}
            value={alt}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
          />
        </>
      )}
      {!points && <img src={src || undefined} alt="" />}
      {Object.entries(points ?? {}).map(([name, label]) => (
        <FocusPicker
          key={name}
          src={src}
          label={label}
          focus={name ? byName[name] : (picture.focus as Focus | undefined)}
          onFocus={(point) => onChange({ ...picture, focus: name ? { ...byName, [name]: point } : point })}
        />
      ))}
    </div>
  );
}
