import { type ReactNode, useState } from 'react';
import { QuietButton } from '../elements.tsx';
import { explainError } from '../store/storeError.ts';

const longTime = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeStyle: 'short' });

/** A time as its owner reads it. */
export const formatTime = (date: string) => longTime.format(new Date(date));

interface VersionListProps<Found> {
  title: string;
  read: () => Promise<Found>;
  /** `run` does something that may fail with a sentence. */
  children: (found: Found, run: (work: () => Promise<void>) => void) => ReactNode;
}

/** A list of versions, which is read when it is opened. */
export function VersionList<Found>({ title, read, children }: VersionListProps<Found>) {
  const [found, setFound] = useState<Found>();
  const [status, setStatus] = useState('');
  const run = async (work: () => Promise<void>) => {
    setStatus('Henter …');
    try {
      await work();
      setStatus('');
    } catch (error) {
      setStatus(explainError(error));
    }
  };
  const toggle = (isOpen: boolean) => {
    if (isOpen) void run(async () => setFound(await read()));
  };
  return (
    <details className="versions" onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary className="row">
        <span>{title}</span>
      </summary>
      <p role="status">{status}</p>
      {found && children(found, (work) => void run(work))}
    </details>
  );
}

interface VersionRowProps {
  title: string;
  text: string;
  onLoad: () => void;
}

/** A version that can be loaded. */
export const VersionRow = ({ title, text, onLoad }: VersionRowProps) => (
  <li className="version">
    <p>
      {title}
      <small>{text}</small>
    </p>
    <QuietButton aria-label={`Hent ${title}`} onClick={onLoad}>
      Hent
    </QuietButton>
  </li>
);
