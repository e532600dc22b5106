import clsx from 'clsx';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';

interface CopyTextProps {
  text: string;
  className?: string;
}

const sayings = {
  copied: 'Teksten er kopiert.',
  refused: 'Nettleseren lot oss ikke kopiere. Teksten er merket her, så du kan kopiere den selv.',
};

const select = (field: HTMLTextAreaElement | null) => field?.select();

/** Copies a text; where the browser refuses, it shows the text, selected, for the visitor to copy. */
export function CopyText({ text, className }: CopyTextProps) {
  const [result, setResult] = useState<keyof typeof sayings>();

  async function copy() {
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  }

  return (
    <>
      <Button variant="line" className={className} onClick={copy}>
        <Icon glyph={Copy} />
        Kopier teksten
      </Button>
      {/* The live region is there before its words, and until then the gap above it is not. */}
      <div className={clsx('order-last w-full', !result && '-mt-3')}>
        <p role="status" aria-label="Kopiering" className="text-small">
          {result && sayings[result]}
        </p>
        {result === 'refused' && (
          <textarea
            ref={select}
            readOnly
            rows={5}
            aria-label="Teksten i meldingen"
            value={text}
            className="mt-2 w-full rounded-arris border border-control bg-surface-raised px-3.5 py-3 text-small"
          />
        )}
      </div>
    </>
  );
}
