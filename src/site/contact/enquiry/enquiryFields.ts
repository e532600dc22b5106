/** A field in which the visitor types (docs/specification.md). */
interface TypedField {
  /** Also names it in a prepared e-mail, and in the sentence beside the button. */
  label: string;
  /** Decides the control, and how the text is read (`enquiryValues.ts`). */
  kind: 'text' | 'email' | 'tel' | 'message';
  autoComplete?: string;
  /** Error of an empty field; without it the field may be empty. */
  missing?: string;
  /** What a text must look like, and the error of any other. */
  form?: { pattern: RegExp; error: string };
}

/** The fields in the order of the form. Validation, hint, draft, post and prepared e-mail follow. */
const table = {
  name: { label: 'Navn', kind: 'text', autoComplete: 'name', missing: 'Skriv navnet ditt.' },
  email: {
    label: 'E-post',
    kind: 'email',
    autoComplete: 'email',
    missing: 'Skriv e-postadressen din.',
    form: {
      // HTML standard, 4.10.5.1.5, with letters beyond a to z: `kari@blåbær.example`.
      pattern: /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)*$/u,
      error: 'Skriv e-postadressen slik: du@eksempel.no',
    },
  },
  phone: { label: 'Telefon', kind: 'tel', autoComplete: 'tel' },
  message: { label: 'Melding', kind: 'message', missing: 'Skriv en melding.' },
} satisfies Record<string, TypedField>;

export type TypedName = keyof typeof table;

export const typedFields: Readonly<Record<TypedName, TypedField>> = table;

/** In the order of the form. */
export const typedNames = Object.keys(table) as TypedName[];

/** True for the name of a field in which the visitor types. */
export const isTyped = (name: unknown): name is TypedName => (typedNames as unknown[]).includes(name);
