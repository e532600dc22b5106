/** How long a field stays marked, in milliseconds. */
const attention = 5000;

/** How long a form may take to be drawn, in milliseconds. */
const patience = 10_000;

/**
 * Shows the field that the address names after `#felt-`, when the form has it: `#felt-staff.1.phone`. Of a field that is
 * not drawn, the nearest one around it.
 *
 * @returns stops looking
 */
export function showLinkedField(): () => void {
  const end = Date.now() + patience;
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!id.startsWith('felt-')) return;
    const field = nearest(id);
    if (field) show(field);
    else if (Date.now() < end) timer = setTimeout(look, 200);
  };
  const again = () => {
    clearTimeout(timer);
    look();
  };
  addEventListener('hashchange', again);
  look();
  return () => {
    clearTimeout(timer);
    removeEventListener('hashchange', again);
  };
}

/**
 * Shows the first field that is wrong when the owner tries to save and Keystatic does not: it may be far down the form.
 *
 * @returns stops looking
 */
export function showFaultOnSave(): () => void {
  const look = () =>
    setTimeout(() => {
      const fault = document.querySelector('.felt :is([aria-invalid="true"], [data-invalid="true"])');
      const field = fault?.closest<HTMLElement>('.felt');
      if (field) show(field);
    }, 150);
  document.addEventListener('submit', look);
  return () => document.removeEventListener('submit', look);
}

function nearest(id: string): HTMLElement | undefined {
  const steps = id.split('.');
  if (!document.querySelector('.felt')) return undefined;
  for (; steps.length > 0; steps.pop()) {
    const found = document.getElementById(steps.join('.'));
    if (found) return found;
  }
  return undefined;
}

function show(field: HTMLElement) {
  field.closest('details')?.setAttribute('open', '');
  field.scrollIntoView({ block: 'center' });
  field.querySelector<HTMLElement>('input:not([hidden]), textarea, button')?.focus({ preventScroll: true });
  field.classList.add('felt--vist');
  setTimeout(() => field.classList.remove('felt--vist'), attention);
}
