import { Mistake, Note, QuietButton } from './elements.tsx';
import { useForm } from '../context.ts';
import { sectionsOf } from '../../content/sections.ts';
import { BodyPart } from './BodyPart.tsx';
import { useDivided } from './useDivided.ts';
import { isWithin } from '../../content/fieldTree.ts';
import { idOf } from './fieldProps.ts';

const divide = (value: string) => sectionsOf(value).map(({ text, title }) => ({ raw: text, title }));

/** The sections of a Markdown text, each under its heading. */
export function BodyField({ value }: { value: string }) {
  const { set, filled, mistakes } = useForm();
  const { parts, isHeld, division, replaced, release } = useDivided(value, divide);
  const write = (index: number, text: string) => set(['body'], replaced(index, `${text.trimEnd()}\n\n`));
  const mistakesOf = (index: number) => mistakes.filter(({ field }) => isWithin(field, ['body', index]));
  return (
    <fieldset
      className="field"
      id="felt-body"
      data-kind="array"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || release()}
    >
      <legend className="label">Teksten</legend>
      <Note>
        Overskrifter begynner med ##, punkter med bindestrek. Ord i krøllparentes, som {'{telefon}'}, hentes
        fra firmaets opplysninger. En linje som slutter med {'{med kart}'}, vises bare når kartet er slått på;{' '}
        {'{uten kart}'} bare når det er slått av.
      </Note>
      {parts.map(({ raw: text, title }, index) =>
        !isHeld && text.trim() === '' ? null : (
          <details key={index} className="body-part">
            <summary className="row" data-wrong={mistakesOf(index).length > 0 || undefined}>
              {filled(title) || 'Først på siden'}
            </summary>
            {mistakesOf(index).map(({ text: sentence }) => (
              <Mistake key={sentence}>{sentence}</Mistake>
            ))}
            <BodyPart
              key={division}
              id={idOf(['body', index])}
              title={title}
              text={text}
              onWrite={(written) => write(index, written)}
            />
          </details>
        ),
      )}
      <QuietButton onClick={() => set(['body'], `${value.trimEnd()}\n\n## Ny del\n\n`)}>
        Legg til del
      </QuietButton>
    </fieldset>
  );
}
