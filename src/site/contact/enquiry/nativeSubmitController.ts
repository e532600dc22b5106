/** How long the visitor waits to hear that there is no line, in milliseconds. */
const limit = 10_000;

/**
 * Until its code has come the form posts natively, which without a line would end on an error page:
 * asks first whether the site is in reach. Inline beside the form (`page/inlineSources.ts`), because a press
 * may come before any file.
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
    const isReached = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(limit),
    }).catch(() => undefined);
    data['native'] = isReached ? '' : 'unreached';
    // Its code may have come meanwhile.
    if (form.noValidate) form.requestSubmit();
    else if (isReached) form.submit();
  });
}
