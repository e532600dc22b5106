import { Mistake, QuietButton } from './elements.tsx';
import { useForm } from '../context.ts';
import { sectionsOf } from '../../content/sections.ts';
import { BodyPart } from './BodyPart.tsx';
import { useDivided } from './useDivided.ts';
import { isWithin } from '../../content/fieldTree.ts';
import { type ControlProps, idOf } from './fieldProps.ts';
import { textAt } from '../../content/values.ts';

const divide = (value: string) => sectionsOf(value).map(({ text, title }) => ({ raw: text, title }));

/** The sections of a Markdown text, each under its heading. */
export function BodyField({ value: written }: ControlProps) {
  const value = textAt(written);
  const { set, filled, mistakes } = useForm();
  const { parts, isHeld, division, replaced, release } = useDivided(value, divide);
  const write = (index: number, text: string) => set(['body'], replaced(index, `${text.trimEnd()}\n\n`));
  const mistakesOf = (index: number) => mistakes.filter(({ field }) => isWithin(field, ['body', index]));
  return (
    <div onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || release()}>
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
    </div>
  );
}
