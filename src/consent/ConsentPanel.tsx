import { useState } from 'react';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { useConsent } from './store.ts';

/** The banner that asks and the dialog behind it, on every page. The dialog is there from when it is first opened. */
export function ConsentPanel() {
  const open = useConsent().open === 'settings';
  const [needed, setNeeded] = useState(false);
  if (open && !needed) setNeeded(true);
  return (
    <>
      <ConsentBanner />
      {needed && <ConsentDialog />}
    </>
  );
}
