/** Words of the privacy page that are not content. docs/specification.md fixes `updated`. */
export const messages = { updated: 'Sist oppdatert', contents: 'Innhold' };
