const name = 'kontrollsvar';

/** The hidden field of a form, where its script has put one. */
export const trapField = (form: HTMLFormElement) => form.elements.namedItem(name) as HTMLInputElement | null;

/**
 * A field that no person sees and that programs fill in. It comes with the script, which alone looks at it: without scripts
 * the form has none, and it is never sent. Its name is none that browsers know how to fill in.
 */
export function SpamTrap() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        La dette feltet stå tomt
        <input name={name} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
