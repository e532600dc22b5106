import { isSiteInReach } from '../../components/isSiteInReach.ts';

/**
 * Until its code has come the form posts natively, which without a line would end on an error page: asks
 * first whether the site is in reach. Inline (`page/earlyPresses.ts`): a press may come before any file.
 */
export function startNativeSubmitController() {
  const form = document.querySelector<HTMLFormElement>('#skjema');
  const data = form?.parentElement?.dataset;
  if (!form || !data) return;
  form.addEventListener('submit', async (event) => {
    // The form's code judges and sends.
    if (form.noValidate) return;
    event.preventDefault();
    event.stopPropagation();
    if (data['native'] === 'asking') return;
    data['native'] = 'asking';
    const isReached = await isSiteInReach();
    data['native'] = isReached ? '' : 'unreached';
    // Its code may have come meanwhile.
    if (form.noValidate) form.requestSubmit();
    else if (isReached) form.submit();
  });
}
