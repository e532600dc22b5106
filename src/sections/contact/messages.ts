/** Words of the contact section that are not content. */
export const organisationNumberLabel = 'Org.nr.';
