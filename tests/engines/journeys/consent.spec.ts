import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const stored = () => localStorage.getItem('cookieConsent');
const mapIsShown = () => document.querySelectorAll('iframe[src^="https://www.google.com/maps"]').length;

/** Runs in the page: scrolls to the map's place. */
const scrollToMap = () => document.querySelector('[data-map]')!.parentElement!.scrollIntoView();

/** Opens the settings in the footer. */
const openSettings = (visitor: Visitor) => visitor.press('footer button', 'Samtykkeinnstillinger');

test('the map comes with consent, is remembered and leaves without it', async ({ visitor, allowed }) => {
  await visitor.resize(1280, 800);
  await visitor.open('/#kontakt');
  await visitor.seesElement('.consent-banner');
  await visitor.look(scrollToMap);
  await visitor.seesElement('h3', 'Interaktivt kart');
  expect(await visitor.look(mapIsShown)).toBe(0);
  // From here on the page may request the map; nothing answers.
  allowed.push(/^Asked www\.google\.com:443$/);
  await visitor.press('.consent-banner button', 'Godta');
  await visitor.seesNo('.consent-banner');
  await visitor.sees(1, mapIsShown);
  expect(await visitor.look(stored)).toBe('true');
  await visitor.reload();
  await visitor.look(scrollToMap);
  await visitor.sees(1, mapIsShown);
  await visitor.seesNo('.consent-banner');

  await openSettings(visitor);
  await visitor.seesElement('dialog h2', 'Samtykkeinnstillinger');
  await visitor.key('Escape');
  await visitor.seesNo('dialog h2', 'Samtykkeinnstillinger');
  await openSettings(visitor);
  await visitor.press('dialog button', 'Avslå alle');
  await visitor.sees(0, mapIsShown);
  expect(await visitor.look(stored)).toBe('false');
  await visitor.seesElement('h3', 'Interaktivt kart');
});

test('a refusal asks nobody, on any page', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open('/personvern');
  await visitor.press('.consent-banner button', 'Avslå');
  await visitor.open('/#kontakt');
  await visitor.seesNo('.consent-banner');
  await visitor.look(scrollToMap);
  await visitor.rests();
  await visitor.seesElement('h3', 'Interaktivt kart');
  await visitor.sees(0, mapIsShown);
});

test.describe('where the browser keeps nothing', () => {
  test.use({ blocksStorage: true });

  test('an answer holds for this page, and menu and form work', async ({ visitor, inbox }) => {
    await visitor.resize(390, 844);
    await visitor.open('/');
    await visitor.press('.consent-banner button', 'Avslå');
    await visitor.seesNo('.consent-banner');
    await visitor.press('button', 'Meny');
    await visitor.press('#mobilmeny a', 'Kontakt');
    await visitor.seesElement('#kontakt h2');
    await visitor.type('#skjema [name="name"]', 'Kari');
    await visitor.type('#skjema [name="email"]', 'kari@eksempel.example');
    await visitor.type('#skjema [name="message"]', 'Uten lager');
    await visitor.press('#skjema [name="consent"]');
    await visitor.press('#skjema button', 'Send melding');
    await visitor.seesElement('.notice', 'Takk for din henvendelse!');
    expect(inbox.messages()).toMatchObject([{ message: 'Uten lager' }]);
  });
});
