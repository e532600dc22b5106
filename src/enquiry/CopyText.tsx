import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { labels } from './messages.ts';

/** Copies a text; where the browser refuses, shows it selected for the visitor to copy. */
export function CopyText({ text }: { text: string }) {
  const [result, setResult] = useState<'copied' | 'copyRefused'>();

  async function copy() {
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      // Refused (NotAllowedError), or there is no clipboard outside https (TypeError).
      setResult('copyRefused');
    }
  }

  return (
    <>
      <Button variant="line" onClick={copy}>
        <Icon glyph={Copy} />
        {labels.copy}
      </Button>
      {/* The live region exists before its words. */}
      <div className="copy-status">
        <p role="status" aria-label={labels.copyStatus} className="text-small">
          {result && labels[result]}
        </p>
        {result === 'copyRefused' && (
          <textarea
            ref={(field) => field?.select()}
            readOnly
            rows={5}
            aria-label={labels.copyField}
            value={text}
            className="field-control text-small"
          />
        )}
      </div>
    </>
  );
}
