import { ChevronRight } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../site/components/Icon.tsx';
import { type Missing, missingIn, missingInTemplate, withoutMissing } from '../../content/missing.ts';
import { singleFileNames } from '../../content/schema/files.ts';
import { useEditor } from '../context.ts';
import { QuietButton } from '../elements.tsx';
import { findFormField } from '../fields/formTree.ts';
import { listLabels } from '../../content/fieldTree.ts';
import { RemovedNotice, useRemoved } from '../fields/removed.tsx';
import { getContent, getFormValue } from '../state.ts';
import type { FileValue } from '../values.ts';
import { linkTo } from './route.ts';

/** How many are shown at first: the rest of the start page stays near. */
const shownAtFirst = 5;

const fileOrder = ({ file }: Missing) => singleFileNames.indexOf(file);

/** What is missing before the site can be published, first on the start page; nothing when all is there. */
export function MissingList() {
  const { session, state } = useEditor();
  const { removed, setRemoved } = useRemoved<{ file: string; value: FileValue; name: string }>();
  const missing = missingIn(getContent(state)).toSorted((a, b) => fileOrder(a) - fileOrder(b));
  const remove = (each: Missing, name: string) => {
    setRemoved({ file: each.file, value: getFormValue(state, each.file) ?? {}, name });
    void session.changeValues(each.file, (values) => withoutMissing(values, each) as FileValue);
  };
  const restore = ({ file, value }: { file: string; value: FileValue }) => {
    setRemoved();
    void session.changeValues(file, () => value);
  };
  const [isAllShown, setAllShown] = useState(false);
  const shown = isAllShown ? missing : missing.slice(0, shownAtFirst);
  const total = Math.max(missingInTemplate, missing.length);
  return (
    <>
      {missing.length > 0 && (
        <section className="to-do missing" aria-labelledby="mangler">
          <h2 id="mangler">Dette mangler</h2>
          <p className="note">Nettsiden kan publiseres når listen er tom.</p>
          <progress aria-labelledby="mangler-antall" max={total} value={total - missing.length} />
          <p id="mangler-antall">{missing.length === 1 ? '1 ting igjen' : `${missing.length} ting igjen`}</p>
          <ul>
            {shown.map((each) => (
              <MissingItem
                key={`${each.file} ${each.field.join(' ')} ${each.line} ${each.found}`}
                {...each}
                onRemove={remove}
              />
            ))}
          </ul>
          {shown.length < missing.length && (
            <QuietButton
              onClick={() => setAllShown(true)}
            >{`Vis ${missing.length - shownAtFirst} til`}</QuietButton>
          )}
        </section>
      )}
      <div role="status">
        {removed && (
          <RemovedNotice key={removed.name} onUndo={() => restore(removed)}>
            {`Tatt bort: ${removed.name}.`}
          </RemovedNotice>
        )}
      </div>
    </>
  );
}

function MissingItem({ onRemove, ...each }: Missing & { onRemove: (each: Missing, name: string) => void }) {
  const { state, filled } = useEditor();
  const steps = listLabels(findFormField(each.file, getFormValue(state, each.file), each.field));
  const name = filled(steps.slice(1).join(' → '));
  return (
    <li>
      <a className="row" href={linkTo(each.file, each.field)}>
        <span>
          {`${steps[0]}: ${name}`}
          <small>{each.advice}</small>
        </span>
        <Icon glyph={ChevronRight} />
      </a>
      {each.isOptional && (
        <QuietButton aria-label={`Trenger vi ikke: ${name}`} onClick={() => onRemove(each, name)}>
          Trenger vi ikke
        </QuietButton>
      )}
    </li>
  );
}
