/** Words of the contact section that are not content. */
export const messages = { organisationNumber: 'Org.nr.' };
