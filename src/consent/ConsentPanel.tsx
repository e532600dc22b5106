import { useState } from 'react';
import { Boundary } from '../components/Boundary.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { askAgain, useConsent } from './store.ts';

/** The banner that asks and the dialog behind it, on every page. The dialog is there from when it is first opened. Where a browser cannot open it, the banner asks in its place. */
export function ConsentPanel() {
  const open = useConsent().open === 'settings';
  const [needed, setNeeded] = useState(false);
  if (open && !needed) setNeeded(true);
  const askWithoutDialog = () => {
    askAgain();
    setNeeded(false);
  };
  return (
    <>
      <ConsentBanner />
      {needed && (
        <Boundary onBroken={askWithoutDialog}>
          <ConsentDialog />
        </Boundary>
      )}
    </>
  );
}
