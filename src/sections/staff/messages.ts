/** Words of the staff that are not content. */
export const messages = { others: 'Flere ansatte' };
