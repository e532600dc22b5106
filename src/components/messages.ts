/** Words of the shared components. */
export const messages = {
  callPerson: (person: string, phone: string) => `Ring ${person}, ${phone}`,
  toHomePage: (firm: string) => `${firm}, til forsiden`,
  newTab: '(åpnes i ny fane)',
};
