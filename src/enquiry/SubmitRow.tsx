import { Button } from '../components/Button.tsx';

interface SubmitRowProps {
  sending: boolean;
  /** Whether something is missing. */
  blocked: boolean;
  /** What is missing, in words; none until the script runs. */
  hint: string | undefined;
}

/** The button, and beside it what is missing before it can be used. */
export function SubmitRow({ sending, blocked, hint }: SubmitRowProps) {
  return (
    <div className="mt-2 flex flex-col items-start gap-x-6 gap-y-3 sm:flex-row sm:items-center">
      <Button
        look="main"
        type="submit"
        disabled={sending || blocked}
        aria-describedby={hint && 'skjema-mangler'}
        className="flex-none px-8"
      >
        {sending ? 'Sender…' : 'Send melding'}
      </Button>
      <div className="min-h-[3em] max-w-[38ch] content-center text-small text-ink-muted noscript:hidden">
        {hint && (
          <p id="skjema-mangler" aria-live="polite">
            {sending ? 'Vent litt, meldingen sendes.' : hint}
          </p>
        )}
      </div>
    </div>
  );
}
