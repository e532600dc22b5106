import { useEffect } from 'react';
import { useStatus, type Finding } from './status.ts';
import { showFaultOnSave, showLinkedField } from './linked-field.ts';

/** Always in sight: what is wrong with the content, the site as it would be, and the way to the desk. */
export function Bar() {
  const status = useStatus();
  useEffect(showLinkedField, []);
  useEffect(showFaultOnSave, []);
  const { preview } = document.documentElement.dataset;
  return (
    <nav className="linje" aria-label="Skrivebordet">
      <div className="linje-status" role="status">
        {status === undefined ? (
          'Editoren svarer ikke. Kjører den fortsatt?'
        ) : (
          <Findings mistakes={status.mistakes} warnings={status.warnings} />
        )}
      </div>
      <a href={preview} target="rediger-forhandsvisning">
        Se nettsiden
      </a>
      <a href="/skrivebord/">
        Skrivebordet{status && status.unsaved > 0 ? ` (${status.unsaved} ikke publisert)` : ''}
      </a>
    </nav>
  );
}

function Findings({ mistakes, warnings }: { mistakes: Finding[]; warnings: Finding[] }) {
  if (mistakes.length + warnings.length === 0) return <span className="linje-bra">Alt i orden</span>;
  return (
    <details className="funn">
      <summary>
        {mistakes.length > 0 && <span className="funn-feil">{count(mistakes.length, 'feil', 'feil')}</span>}
        {warnings.length > 0 && <span>{count(warnings.length, 'merknad', 'merknader')}</span>}
      </summary>
      <ul>
        {[...mistakes, ...warnings].map(({ file, field, message, link }, index) => (
          <li
            key={`${file} ${field} ${message}`}
            className={index < mistakes.length ? 'funn-feil' : undefined}
          >
            <a
              href={link}
              onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
