/** Words of the consent banner. */
export const bannerMessages = {
  title: 'Vil du se kartet?',
  text: 'Google får da IP-adressen din.',
  reassurance: 'Sier du nei, virker resten likevel.',
  privacyLink: 'Les om personvern',
  settings: 'Innstillinger',
  decline: 'Avslå',
  accept: 'Godta',
};
