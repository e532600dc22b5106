import { useEffect, useState } from 'react';
import { useEditor } from '../context.ts';
import { QuietButton } from '../elements.tsx';
import { getFormName } from '../state.ts';
import { forgetOldDraft, readOldDraft } from './oldDraft.ts';

/** Words that were written before the site was updated, and have no field any more: to copy. */
export function Leftovers() {
  const { session, state } = useEditor();
  const [old, setOld] = useState('');
  useEffect(() => {
    void session.store.name().then(readOldDraft).then(setOld);
  }, [session]);
  const forgetOld = () => {
    setOld('');
    void forgetOldDraft();
  };
  return (
    <>
      {old && <Leftover name="en eldre utgave av redigeringen" text={old} onForget={forgetOld} />}
      {[...state.leftovers].map(([form, text]) => (
        <Leftover
          key={form}
          name={getFormName(state, form)}
          text={text}
          onForget={() => session.forgetLeftover(form)}
        />
      ))}
    </>
  );
}

interface LeftoverProps {
  name: string;
  text: string;
  onForget: () => void;
}

const Leftover = ({ name, text, onForget }: LeftoverProps) => (
  <section className="callout">
    <p>
      {`Nettsiden er oppdatert. Dette skrev du før det, i ${name}, og det er ikke lagret. `}
      Kopier det du vil ha med deg.
    </p>
    <textarea className="input" readOnly rows={5} value={text} aria-label={`Ikke lagret fra ${name}`} />
    <QuietButton onClick={onForget}>Jeg trenger det ikke</QuietButton>
  </section>
);
