import { ChevronRight } from 'lucide';
import { useState } from 'react';
import { fileSchema, singleFileNames } from '../../content/schema/files.ts';
import { Icon } from '../../site/components/Icon.tsx';
import { useEditor } from '../context.ts';
import type { Draft } from '../draft.ts';
import { QuietButton } from '../elements.tsx';
import { RemovedNotice } from '../fields/removed.tsx';
import { getFormName, listUnsavedForms, getFormValue } from '../state.ts';
import { orderFile } from '../values.ts';
import { Leftovers } from './Leftovers.tsx';
import { MissingList } from './MissingList.tsx';
import { linkTo } from './route.ts';
import { SignOut } from './SignOut.tsx';

/** What a file has in it, by the labels of its form. */
const summarise = (file: string) =>
  Object.values(fileSchema(file).properties ?? {})
    .flatMap(({ label, isHidden }) => (label && !isHidden ? [label] : []))
    .join(' · ');

/** The first page: what is not saved, what is missing, and all forms. */
export const Home = () => (
  <>
    <Leftovers />
    <Unsaved />
    <MissingList />
    <nav aria-label="Delene av nettsiden">
      <ul className="rooms">
        {singleFileNames.map((file) => (
          <li key={file} className="room">
            <a className="row" href={linkTo(file)}>
              {fileSchema(file).label}
              <Icon glyph={ChevronRight} />
            </a>
            <small>{summarise(file)}</small>
          </li>
        ))}
      </ul>
    </nav>
    {EDITOR_REPO && <SignOut />}
  </>
);

/** The forms that are not saved. Their changes can be discarded, and had back until the page is left. */
function Unsaved() {
  const { session, state, filled } = useEditor();
  const [discarded, setDiscarded] = useState<{ draft: Draft; name: string }>();
  const forms = listUnsavedForms(state);
  const discard = (form: string, name: string) => {
    const draft = state.drafts.get(form);
    if (draft) setDiscarded({ draft, name });
    void session.discardDraft(form);
  };
  const restore = (draft: Draft) => {
    setDiscarded(undefined);
    void session.restoreDraft(draft);
  };
  return (
    <>
      {forms.length > 0 && (
        <section className="to-do" aria-labelledby="ikke-lagret">
          <h2 id="ikke-lagret">Ikke lagret</h2>
          <ul>
            {forms.map((form) => {
              const name = filled(getFormName(state, form));
              const isDeleted = getFormValue(state, form) === undefined;
              return (
                <li key={form}>
                  <a className="row" href={linkTo(isDeleted ? orderFile : form)}>
                    <span>{isDeleted ? `${name} (slettes)` : name}</span>
                    <Icon glyph={ChevronRight} />
                  </a>
                  <QuietButton aria-label={`Forkast ${name}`} onClick={() => discard(form, name)}>
                    Forkast
                  </QuietButton>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <div role="status">
        {discarded && !state.drafts.has(discarded.draft.form) && (
          <RemovedNotice key={discarded.name} onUndo={() => restore(discarded.draft)}>
            {`Forkastet: ${discarded.name}`}
          </RemovedNotice>
        )}
      </div>
    </>
  );
}
