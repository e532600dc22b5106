import type { ReactNode } from 'react';

interface CredentialWordsProps {
  /** An icon or a partner's logo. */
  mark: ReactNode;
  title: string;
  text: ReactNode;
}

/** What every card of the credentials holds: a mark of fixed height, so that the titles of a row line up, and the words. */
export function CredentialWords({ mark, title, text }: CredentialWordsProps) {
  return (
    <>
      <div className="mb-2 flex h-13 items-center sm:mb-5">{mark}</div>
      <h4 className="text-h4 font-semibold">{title}</h4>
      <p className="mt-1 text-ink-muted max-sm:text-small">{text}</p>
    </>
  );
}
