import { isSiteReachable } from '../../components/isSiteReachable.ts';

/**
 * Before it is hydrated the form posts natively, which offline would end on the browser's error page: submits
 * only if the site is reachable. Inline (`page/earlyPresses.ts`): a press may come before any file.
 */
export function startNativeSubmitController() {
  const form = document.querySelector<HTMLFormElement>('#skjema');
  const data = form?.parentElement?.dataset;
  if (!form || !data) return;
  form.addEventListener('submit', async (event) => {
    // Hydrated: `useEnquiry.ts` handles it.
    if (form.noValidate) return;
    event.preventDefault();
    event.stopPropagation();
    if (data['native'] === 'asking') return;
    data['native'] = 'asking';
    const isReached = await isSiteReachable();
    data['native'] = isReached ? '' : 'unreached';
    // Hydrated meanwhile.
    if (form.noValidate) form.requestSubmit();
    else if (isReached) form.submit();
  });
}
