import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { useSettingsLinks } from './useSettingsLinks.ts';

/** The banner that asks and the dialog behind it, on every page. */
export function ConsentPanel() {
  useSettingsLinks();
  return (
    <>
      <ConsentBanner />
      <ConsentDialog />
    </>
  );
}
