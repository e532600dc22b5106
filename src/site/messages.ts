/** Words of the view data that are not content. */
export const messages = {
  navigation: {
    home: 'Hjem',
    about: 'Om Oss',
    services: 'Tjenester',
    projects: 'Prosjekter',
    staff: 'Ansatte',
    contact: 'Kontakt',
  },
  portraitOf: (name: string) => `Portrett av ${name}`,
};
