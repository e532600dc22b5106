import { useEffect, useRef } from 'react';
import { useEditor } from '../context.ts';
import { listDifferences, type Side } from '../differences.ts';
import { QuietButton } from '../elements.tsx';
import { Photo } from '../pictures/Photo.tsx';
import { getFormName, type State } from '../state.ts';
import { readForm } from '../values.ts';

/** Asks what stays where somebody else has changed the same form. */
export function QuestionDialog({ mine, theirs, answer }: NonNullable<State['question']>) {
  const { state, filled } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The first button would scroll to the end of a long question.
    heading.current?.focus();
  }, []);
  const { form } = mine;
  const theirValue = readForm(theirs.files, form)?.value;
  const name = filled(getFormName(state, form));
  const findId = (path: string) => mine.pictures[path] ?? mine.base[path]?.id ?? theirs.files[path]?.id;
  const drawSide = (title: string, side: Side) => (
    <div className="side">
      <small>{title}</small>
      {side.picture && <Photo form={form} name={side.picture} findId={findId} />}
      {filled(side.words) || (!side.picture && '(ingenting)')}
    </div>
  );
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="question" onCancel={() => answer(undefined)}>
      <h2 id="question" tabIndex={-1} ref={heading}>{`Noen andre har også endret «${name}»`}</h2>
      {mine.values === undefined && <p>Du har slettet prosjektet. Den andre har endret det.</p>}
      {theirValue === undefined && <p>Den andre har slettet prosjektet. Du har endret det.</p>}
      {mine.values && theirValue && (
        <>
          <p>Her er dere uenige. Resten av skjemaet er likt.</p>
          <ul>
            {listDifferences(form, mine.values, theirValue).map(({ way, mine: own, theirs: other }) => (
              <li key={way} className="difference">
                <strong>{filled(way)}</strong>
                {drawSide('Ditt', own)}
                {drawSide('Den andres', other)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="buttons">
        <button type="button" className="button" onClick={() => answer('mine')}>
          Behold mitt
        </button>
        <QuietButton onClick={() => answer('theirs')}>Hent det nye</QuietButton>
        <QuietButton onClick={() => answer(undefined)}>Bestem senere</QuietButton>
      </div>
      <p className="note">
        «Behold mitt» lagrer ditt, og tar bort det den andre har skrevet her. «Hent det nye» tar ditt ut av
        skjemaet. Det som tas bort, ligger under «Tidligere versjoner».
      </p>
    </dialog>
  );
}
