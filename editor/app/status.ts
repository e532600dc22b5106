import { useEffect, useState } from 'react';

/** Something in the content that the owner should see to. */
export interface Finding {
  file: string;
  field: string;
  message: string;
  link: string;
}

/** What the desk says of the content as it lies on the disk. */
export interface Status {
  mistakes: Finding[];
  warnings: Finding[];
  /** How many saves are not published. */
  unsaved: number;
}

const pause = 1500;

/** The desk's word on the content, asked again and again while the page is looked at; nothing while it does not answer. */
export function useStatus(): Status | undefined {
  const [status, setStatus] = useState<Status>();
  useEffect(() => {
    let stopped = false;
    async function ask() {
      if (!document.hidden) {
        const answer = await fetch('/skrivebord/status.json').catch(() => undefined);
        const next = answer?.ok ? ((await answer.json()) as Status) : undefined;
        if (!stopped) setStatus(next);
      }
      if (!stopped) timer = setTimeout(() => void ask(), pause);
    }
    let timer = setTimeout(() => void ask());
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, []);
  return status;
}
