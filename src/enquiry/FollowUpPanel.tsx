import { type ReactNode, useEffect, useRef } from 'react';
import type { FollowUp } from './words.ts';

interface FollowUpPanelProps {
  followUp: FollowUp | undefined;
  /** What the visitor can do. */
  children: ReactNode;
}

/** A tile under the form's button, with joints all round. */
export const panelLook = 'mt-6 rounded-arris border border-joint bg-surface-tint px-5 py-5 sm:px-6';

/** What happened to the enquiry, under the form's button, and what to do now. Its live region is there before the words. */
export function FollowUpPanel({ followUp, children }: FollowUpPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  // Clear of the header, the banner and the notice, for which the page keeps scroll padding.
  useEffect(() => {
    if (followUp) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [followUp]);

  return (
    <div ref={panel} className={followUp && panelLook}>
      <div role="status" aria-label="Hva skjedde med meldingen">
        {followUp && (
          <>
            <h4 className="text-h4">{followUp.title}</h4>
            <p className="mt-1 max-w-[60ch] text-small">{followUp.text}</p>
          </>
        )}
      </div>
      {followUp && children}
    </div>
  );
}
