import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../context.ts';
import { QuietButton } from '../elements.tsx';
import { getFormName, listUnsavedForms } from '../state.ts';
import { forgetToken } from '../store/signIn.ts';

/** Signs out of this browser; asks first what becomes of changes that are not saved. */
export function SignOut() {
  const { session, state } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const unsaved = listUnsavedForms(state).map((form) => `«${getFormName(state, form)}»`);
  const leave = async (isForgetting: boolean) => {
    if (isForgetting) await session.storage.clear();
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
        <LeaveDialog
          places={new Intl.ListFormat('nb').format(unsaved)}
          onKeep={() => void leave(false)}
          onForget={() => void leave(true)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface LeaveDialogProps {
  places: string;
  onKeep: () => void;
  onForget: () => void;
  onCancel: () => void;
}

function LeaveDialog({ places, onKeep, onForget, onCancel }: LeaveDialogProps) {
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
