import { QuietButton } from './buttons.tsx';
import { useForm } from '../context.ts';

/** A Markdown text, part by part under their headings. */
export function BodyField({ value }: { value: string }) {
  const { set } = useForm();
  const parts = value.split(/^(?=## )/m);
  const write = (index: number, text: string) =>
    set(['body'], parts.with(index, `${text.trimEnd()}\n\n`).join(''));
  return (
    <fieldset className="field" id="felt-body" data-kind="array">
      <legend className="label">Teksten</legend>
      <p className="hint">
        Overskrifter begynner med ##, punkter med bindestrek. Ord i krøllparentes, som {'{telefon}'}, hentes
        fra firmaets opplysninger. En linje som slutter med {'{med kart}'}, vises bare når kartet er slått på;{' '}
        {'{uten kart}'} bare når det er slått av.
      </p>
      {parts.map((part, index) => {
        const [, title = 'Først på siden'] = /^## (.*)/.exec(part) ?? [];
        return part.trim() === '' ? null : (
          <details key={index} className="border-b border-divider">
            <summary className="row">{title}</summary>
            <textarea
              className="input"
              aria-label={title}
              rows={Math.min(16, Math.max(5, Math.ceil(part.length / 40)))}
              value={part.trimEnd()}
              onChange={({ target }) => write(index, target.value)}
            />
          </details>
        );
      })}
      <QuietButton onClick={() => set(['body'], `${value.trimEnd()}\n\n## Ny del\n\n`)}>
        Legg til del
      </QuietButton>
    </fieldset>
  );
}
