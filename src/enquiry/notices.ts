/** A message about what happened to the enquiry. */
export interface Notice {
  tone: 'success' | 'error';
  title: string;
  text: string;
}

/** A notice on the page; the same words shown again are a new turn, so that they are announced again. */
export interface ShownNotice extends Notice {
  turn: number;
}

/** The notices of the docs/specification.md, word for word. */
export const notices = {
  consentMissing: {
    tone: 'error',
    title: 'Samtykke påkrevd',
    text: 'Du må godta at opplysningene brukes til kontakt.',
  },
  failed: {
    tone: 'error',
    title: 'Noe gikk galt',
    text: 'Det oppstod en feil ved sending av meldingen. Prøv igjen senere.',
  },
  sent: {
    tone: 'success',
    title: 'Takk for din henvendelse!',
    text: 'Vi tar kontakt så snart som mulig.',
  },
} as const satisfies Record<string, Notice>;
