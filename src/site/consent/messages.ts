/** Words of the consent banner. */
export const bannerMessages = {
  title: 'Kan vi vise kart fra Google?',
  text: 'Google får da IP-adressen din.',
  reassurance: 'Sier du nei, virker resten likevel.',
  privacyLink: 'Les om personvern',
  settings: 'Innstillinger',
  decline: 'Avslå',
  accept: 'Godta',
};

/** Words of the settings dialog. */
export const dialogMessages = {
  title: 'Samtykkeinnstillinger',
  close: 'Lukk samtykkeinnstillingene',
  choose: 'Velg hva nettsiden får lov til.',
  savedAtOnce: 'Valget lagres med en gang, og vinduet lukkes.',
  changeable: 'Du kan endre det når som helst, nederst på nettsiden.',
  necessary: 'Nødvendige informasjonskapsler',
  alwaysActive: 'Alltid aktive',
  storedAnswer:
    'Valget ditt og tidspunktet for det lagres i nettleseren din. Dette er nødvendig for å huske svaret.',
  storedDraft:
    'Det du skriver i kontaktskjemaet, lagres i denne fanen til meldingen er sendt, høyst en uke. ' +
    'Dette er nødvendig for ikke å miste det.',
  functional: 'Funksjonelle tjenester',
  map: 'Google Maps',
  mapText:
    'Viser kartet i kontaktdelen. Google får da IP-adressen din og kan lagre informasjonskapsler. ' +
    'Varighet: økten.',
  declineAll: 'Avslå alle',
  acceptAll: 'Godta alle',
};

/** What screen readers hear after an answer. */
export const announcements = {
  accepted: 'Valget er lagret. Kartet vises.',
  declined: 'Valget er lagret. Kartet vises ikke.',
  notStored: 'Nettleseren lagrer ikke valget. Det gjelder til du forlater siden.',
};
