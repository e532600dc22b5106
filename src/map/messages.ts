/** Words of the map. docs/specification.md fixes `title`, `consentNeeded` and `settings`. */
export const messages = {
  title: 'Interaktivt kart',
  consentNeeded: 'For å vise kartet kreves samtykke til Google Maps tjenester',
  settings: 'Samtykkeinnstillinger',
  blocked: 'Ser du ikke kartet? Nettleseren eller nettverket ditt kan ha stoppet det.',
  frameTitle: (address: string) => `Kart som viser ${address}`,
  openAddress: 'Åpne adressen i Google Maps',
  titleWithoutMap: 'Slik finner du frem',
};
