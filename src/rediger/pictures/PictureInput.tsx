interface PictureInputProps {
  /** What the button says. */
  label: string;
  /** Its accessible name, where it says more. */
  name?: string;
  isLogo: boolean;
  isMultiple?: boolean;
  /** Opens the camera at once, where the device has one. */
  isCamera?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that chooses pictures, or takes one. */
export function PictureInput({
  label,
  name = label,
  isLogo,
  isMultiple = false,
  isCamera = false,
  onFiles,
}: PictureInputProps) {
  return (
    <label className="button picture-input" data-kind="quiet" data-camera={isCamera || undefined}>
      {label}
      <input
        type="file"
        aria-label={name}
        // iPhones hand out JPEG where HEIC is not in the list.
        accept={`image/jpeg,image/png,image/webp${isLogo ? ',image/svg+xml' : ''}`}
        capture={isCamera ? 'environment' : undefined}
        multiple={isMultiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
