import { setTimeout as pause } from 'node:timers/promises';
import { readBuildRecord } from '../../../src/pipeline/build-record.ts';
import { startInbox } from '../../../tools/shared/inbox.ts';
import { startProvider } from '../../support/start-provider.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const field = (name: string) => `#skjema [name="${name}"]`;
const values = () =>
  Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('#skjema')!)) as Record<
    string,
    string
  >;

async function openForm(visitor: Visitor) {
  await visitor.resize(390, 844);
  await visitor.open('/#skjema');
  await visitor.press('.consent-banner button', 'Avslå');
  await visitor.sees(true, () => document.querySelector<HTMLFormElement>('#skjema')!.noValidate);
}

async function fill(visitor: Visitor) {
  for (const [name, text] of Object.entries(typed)) await visitor.type(field(name), text);
  await visitor.press(field('consent'));
}

const typed = {
  name: 'Kåre Ødegård',
  email: 'kare@eksempel.example',
  phone: '00 00 00 00',
  message: 'Badet er 5 m² og fra 1987.',
};

test('an enquiry is held back until it is whole, and reaches the inbox', async ({ visitor, inbox }) => {
  await openForm(visitor);
  await visitor.seesElement('#skjema-mangler', 'Fyll ut navn, e-post og melding, og kryss av for samtykke');
  await visitor.type(field('email'), 'kare@');
  await visitor.press(field('name'));
  await visitor.seesElement('#skjema *', 'Skriv e-postadressen slik: du@eksempel.no');
  await visitor.type(field('email'), 'blåbær.example');
  await visitor.seesNo('#skjema *', 'Skriv e-postadressen slik: du@eksempel.no');
  const { email: _, ...rest } = typed;
  for (const [name, text] of Object.entries(rest)) await visitor.type(field(name), text);
  await visitor.press(field('consent'));
  await visitor.press('#skjema button', 'Send melding');
  await visitor.seesElement('.notice', 'Takk for din henvendelse!');
  // In one spelling, whichever the engine's own field gives.
  const email = 'kare@xn--blbr-roah.example';
  expect(inbox.messages()).toEqual([{ ...typed, email, consent: 'true' }]);
  await visitor.sees({ name: '', email: '', phone: '', message: '' }, values);
  await visitor.browser.open(inbox.url);
  const words = await visitor.look(() => document.body.textContent ?? '');
  expect(words).toContain('Innboks (1)');
  expect(words).toContain(typed.message);
});

test('what could not be sent is kept, and sent again', async ({ visitor, inbox, allowed }) => {
  allowed.push(/CORS|Failed|NetworkError/);
  await openForm(visitor);
  await fill(visitor);
  const port = Number(new URL(inbox.url).port);
  await inbox.close();
  await visitor.press('#skjema button', 'Send melding');
  await visitor.seesElement('.notice', 'Noe gikk galt');
  await visitor.sees({ ...typed, consent: 'true' }, values);
  await visitor.press('#skjema a', 'personvernerklæringen');
  await visitor.seesElement('h1', 'Personvernerklæring');
  await visitor.back();
  const again = await startInbox({ port });
  await visitor.press('#skjema button', 'Send melding');
  await visitor.seesElement('.notice', 'Takk for din henvendelse!');
  expect(again.messages()).toHaveLength(1);
  await again.close();
});

test('what the provider refuses is marked until it is changed', async ({ visitor, site }) => {
  const refusing = await startProvider(() =>
    Response.json({ ok: false, errors: [{ field: 'email' }] }, { status: 422 }),
  );
  site.replace['&quot;mode&quot;:&quot;assumed&quot;'] = '&quot;mode&quot;:&quot;confirmed&quot;';
  site.replace[readBuildRecord().formEndpoint] = refusing.url;
  await openForm(visitor);
  await fill(visitor);
  await visitor.press('#skjema button', 'Send melding');
  await visitor.seesElement('#skjema *', 'Skjematjenesten godtok ikke dette. Se over feltet.');
  await visitor.sees('email', () => document.activeElement?.getAttribute('name'));
  await visitor.browser.type('.no');
  await visitor.seesNo('#skjema *', 'Skjematjenesten godtok ikke dette. Se over feltet.');
  await refusing.close();
});

test('the first field that is wrong comes into view between header, notice and banner', async ({
  visitor,
  site,
}) => {
  const refusing = await startProvider(() =>
    Response.json({ ok: false, errors: [{ field: 'name' }] }, { status: 422 }),
  );
  site.replace['&quot;mode&quot;:&quot;assumed&quot;'] = '&quot;mode&quot;:&quot;confirmed&quot;';
  site.replace[readBuildRecord().formEndpoint] = refusing.url;
  const seesName = async () => {
    await visitor.rests();
    await visitor.sees('name', () => {
      const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute('name');
    });
  };
  await visitor.resize(390, 844);
  await visitor.open('/#skjema');
  await visitor.seesElement('.consent-banner');
  await visitor.sees(true, () => document.querySelector<HTMLFormElement>('#skjema')!.noValidate);
  // Errors and notice come in the moment of the scroll.
  await visitor.press(field('message'));
  await visitor.look(() => document.querySelector<HTMLFormElement>('#skjema')!.requestSubmit());
  await visitor.seesElement('.notice', 'Samtykke påkrevd');
  await seesName();
  await visitor.press('.notice button', 'Lukk melding');

  await fill(visitor);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await visitor.resize(width, height);
    await visitor.type(field('name'), '.');
    await visitor.press('#skjema button', 'Send melding');
    await visitor.seesElement('.notice', 'Meldingen ble ikke tatt imot');
    await seesName();
  }
  await refusing.close();
});

/** In milliseconds after the page is left, when the provider answers: while it is away, or back again. */
for (const delay of [200, 1500, 9000])
  test(`left while it is sent, answered after ${delay} ms: thanks, or it may have arrived`, async ({
    visitor,
    site,
    inbox,
  }) => {
    // Not from the post on: thanks that come during the press empty the form, whose hint moves the link.
    const left = Promise.withResolvers<null>();
    const slow = await startProvider(async () => {
      await left.promise;
      await pause(delay);
      return Response.json({ ok: true });
    });
    site.replace[inbox.url] = slow.url;
    await openForm(visitor);
    await fill(visitor);
    await visitor.press('#skjema button', 'Send melding');
    await expect.poll(slow.posts).toBe(1);
    await visitor.press('#skjema a', 'personvernerklæringen');
    left.resolve(null);
    await visitor.seesElement('h1', 'Personvernerklæring');
    await visitor.back();
    await visitor.sees(true, () => {
      const words = document.querySelector('.notice')?.textContent ?? '';
      const isUncertain = words.includes('Meldingen kan likevel ha kommet frem.');
      return words.includes('Takk for din henvendelse!') || isUncertain;
    });
    // What was typed is gone only where the enquiry was thanked for.
    const { isThanked, message } = await visitor.look(() => ({
      isThanked: document.querySelector('.notice')?.textContent?.includes('Takk') ?? false,
      message: document.querySelector('textarea')!.value,
    }));
    expect(message).toBe(isThanked ? '' : typed.message);
    expect(slow.posts()).toBe(1);
    await slow.close();
  });

test('what is typed waits while one reads how it is used', async ({ visitor }) => {
  await openForm(visitor);
  await fill(visitor);
  const { consent: _, ...kept } = { ...typed, consent: '' };
  await visitor.press('#skjema a', 'personvernerklæringen');
  await visitor.seesElement('h1', 'Personvernerklæring');
  await visitor.back();
  await visitor.sees(kept, () => {
    const { consent: _, ...others } = Object.fromEntries(
      new FormData(document.querySelector<HTMLFormElement>('#skjema')!),
    );
    return others;
  });
  await visitor.reload();
  await visitor.seesElement('#skjema');
  await visitor.sees(typed.message, () => document.querySelector('textarea')!.value);
});
