import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { upload, UploadRefused } from './upload.ts';

interface DropZoneProps {
  text: string;
  use?: 'photo' | 'logo';
  multiple?: boolean;
  /** What the button says. */
  button?: string;
  /** The picture that another may be dropped on. */
  children?: ReactNode;
  /** Told what stands in the form for each picture that could be used. */
  onPictures: (pictures: string[]) => void;
}

/** A place to drop pictures on, with a button to choose them instead. What is wrong with one is said beside the others. */
export function DropZone({
  text,
  use = 'photo',
  multiple = false,
  button,
  children,
  onPictures,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [working, setWorking] = useState(false);
  const [refusals, setRefusals] = useState<string[]>([]);

  async function take(files: File[]) {
    setWorking(true);
    const results = await Promise.allSettled(files.map((file) => upload(file, use)));
    setWorking(false);
    setRefusals(results.flatMap((result) => (result.status === 'rejected' ? [reason(result.reason)] : [])));
    const pictures = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    if (pictures.length > 0) onPictures(pictures);
  }
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files].slice(0, multiple ? undefined : 1));
  };
  return (
    <div
      className={children === undefined ? 'slipp' : 'slipp slipp--bilde'}
      data-over={over}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <span className="slipp-tekst">{working ? 'Gjør klart bildet …' : text}</span>
      <button type="button" className="knapp" onClick={() => input.current?.click()} disabled={working}>
        {button ?? (multiple ? 'Velg bilder' : 'Velg bilde')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={use === 'logo' ? 'image/*,.svg' : 'image/*,.heic,.heif'}
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {refusals.map((refusal) => (
        <p key={refusal} role="alert" className="feil">
          {refusal}
        </p>
      ))}
    </div>
  );
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

const reason = (error: unknown) =>
  error instanceof UploadRefused ? error.message : 'Bildet kunne ikke legges til.';
