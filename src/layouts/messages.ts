/** Words of every page that are not content. */
export const messages = { skipToContent: 'Hopp til innholdet' };
