import { useEffect, useRef, useState } from 'react';
import { fileSchema } from '../../content/schema/files.ts';
import { useEditor } from '../context.ts';
import { QuietButton } from '../form/elements.tsx';
import { forgetToken } from '../repository/connect.ts';
import { unsavedScreens } from '../unsaved.ts';

/** Signs out of this browser; asks first what becomes of changes that are not saved. */
export function SignOut() {
  const { draft, drafts } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const unsaved = unsavedScreens(draft).map((screen) => `«${fileSchema(screen).label ?? screen}»`);
  const leave = async (isForgetting: boolean) => {
    if (isForgetting) await drafts.forget();
    forgetToken();
    // Drops the copies in memory.
    location.replace('/rediger/');
  };
  return (
    <>
      <QuietButton onClick={() => (unsaved.length > 0 ? setAsking(true) : void leave(true))}>
        Logg ut
      </QuietButton>
      {isAsking && (
        <Question
          places={new Intl.ListFormat('nb').format(unsaved)}
          onKeep={() => void leave(false)}
          onForget={() => void leave(true)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface QuestionProps {
  places: string;
  onKeep: () => void;
  onForget: () => void;
  onCancel: () => void;
}

function Question({ places, onKeep, onForget, onCancel }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="unsaved" onCancel={onCancel} onClose={onCancel}>
      <h2 id="unsaved">Noe er ikke lagret</h2>
      <p>Det du har endret i {places}, er bare i denne nettleseren.</p>
      <div className="buttons">
        <QuietButton onClick={onCancel}>Bli her</QuietButton>
        <QuietButton onClick={onKeep}>Logg ut, og ta vare på det her</QuietButton>
        <QuietButton onClick={onForget}>Logg ut, og forkast det</QuietButton>
      </div>
    </dialog>
  );
}
