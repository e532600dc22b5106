import type { Progress } from './useAdding.ts';

interface ChooseFilesProps {
  label: string;
  multiple: boolean;
  progress: Progress | undefined;
  /** Names of files that could not be used. */
  failed: string[];
  onFiles: (files: File[]) => void;
}

/** The telephone's own way to its pictures, and how far those that were chosen are. */
export function ChooseFiles({ label, multiple, progress, failed, onFiles }: ChooseFilesProps) {
  return (
    <div>
      <label className="picture-button">
        {label}
        <input
          type="file"
          accept="image/*,.heic,.heif"
          multiple={multiple}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      <div role="status">
        {progress && (
          <>
            <progress value={progress.done} max={progress.of} aria-hidden="true" />
            Gjør klar bilde {progress.done + 1} av {progress.of} …
          </>
        )}
        {failed.length > 0 && `Kan ikke brukes som bilde: ${failed.join(', ')}.`}
      </div>
    </div>
  );
}
