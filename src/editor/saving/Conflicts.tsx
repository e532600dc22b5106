import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fileNode, nodeAt } from '../../content/fieldTree.ts';
import { keysOf, type FieldPath } from '../../content/values.ts';
import { nothing, wordsIn } from './fieldChanges.ts';
import { useEditor } from '../context.ts';
import { Mistake, QuietButton } from '../form/elements.tsx';
import { formFieldIn, placeOf } from '../form/formFields.ts';
import type { Values } from '../values.ts';
import type { Conflict } from './merge.ts';

export interface ConflictsProps {
  conflicts: readonly Conflict[];
  /** The content that they are in. */
  merged: Values;
  /** Called with one answer for each conflict; without any if the owner cancels. */
  onAnswer: (answers: ('mine' | 'theirs')[] | undefined) => void;
}

const labels = { mine: 'Ditt', theirs: 'Den andres' };

/** Asks which value to keep where somebody else has saved another one for the same field. */
export function Conflicts({ conflicts, merged, onAnswer }: ConflictsProps) {
  const { filled } = useEditor();
  const words = wordsIn(merged);
  const wordsOfSide = ([name = '', ...field]: FieldPath, value: unknown) =>
    words({ ...nodeAt(fileNode(String(name), merged[name]), field), value });
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // The first conflict without an answer when «Lagre» was pressed.
  const [unanswered, setUnanswered] = useState(-1);
  const answer = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen = new FormData(form);
    const answers = conflicts.map((_, index) => chosen.get(String(index)));
    const missing = answers.indexOf(null);
    setUnanswered(missing);
    if (missing < 0) return onAnswer(answers.map((side) => (side === 'mine' ? 'mine' : 'theirs')));
    form.querySelector<HTMLElement>(`[name='${missing}']`)?.focus();
  };
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="conflicts" onCancel={() => onAnswer(undefined)}>
      <h2 id="conflicts">Noen andre har endret det samme</h2>
      <p>De lagret mens du skrev. Velg hva som skal stå. Alt annet er slått sammen.</p>
      <form onSubmit={answer} noValidate>
        {conflicts.map(({ field, ...sides }, index) => (
          <fieldset
            key={index}
            className="conflict"
            aria-describedby={index === unanswered ? 'unanswered' : undefined}
          >
            <legend>{filled(placeOf(formFieldIn(merged, field)))}</legend>
            {index === unanswered && <Mistake id="unanswered">Velg en av dem.</Mistake>}
            {keysOf(labels).map((side) => (
              <label key={side} className="side">
                <input type="radio" name={String(index)} value={side} required />
                <span>
                  <small>{labels[side]}</small> {filled(wordsOfSide(field, sides[side])) || nothing}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <div className="buttons">
          <button className="button">Lagre</button>
          <QuietButton onClick={() => onAnswer(undefined)}>Avbryt</QuietButton>
        </div>
      </form>
    </dialog>
  );
}
