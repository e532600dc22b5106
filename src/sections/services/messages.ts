/** Words of the services that are not content. docs/specification.md fixes `highlighted`. */
export const messages = { highlighted: 'POPULÆR', features: 'Stikkord' };
