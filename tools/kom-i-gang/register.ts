import { itemsAt, textAt, valueAt } from '../../src/content/values.ts';
import type { Answers } from './fields.ts';
import { asWritten, spaced, withoutForm } from './names.ts';

const open = 'https://data.brreg.no/enhetsregisteret/api';

/**
 * Asks the register of legal entities about a firm (data.brreg.no/enhetsregisteret/api/dokumentasjon), or another in tests. Where something
 * is to be filled in by hand, `notice` says so.
 */
export async function askRegister(
  digits: string,
  base = process.env['ENHETSREGISTERET_URL'] ?? open,
): Promise<{ facts: Answers; notice?: string }> {
  const byHand = (reason: string) => ({ facts: {}, notice: `${reason} Fyll inn opplysningene selv.` });
  try {
    const address = `${base}/enheter/${digits}`;
    const { status, body } = await get(address);
    if (status === 404) return byHand(`Enhetsregisteret kjenner ikke ${spaced(digits)}.`);
    if (status === 410) return byHand('Firmaet er slettet fra Enhetsregisteret.');
    if (status !== 200) return byHand(`Enhetsregisteret svarer ikke som det skal (${status}).`);
    const ended = whyEnded(body);
    if (ended) return byHand(`Ifølge Enhetsregisteret ${ended}. Er nummeret riktig?`);
    const managingDirector = await get(`${address}/roller`).then(directorIn, () => undefined);
    if (managingDirector) return { facts: { ...factsOf(body), managingDirector } };
    const notice = 'Enhetsregisteret har ingen daglig leder. Fyll inn navnet selv.';
    return { facts: factsOf(body), notice };
  } catch {
    return byHand('Får ikke kontakt med Enhetsregisteret.');
  }
}

async function get(address: string): Promise<{ status: number; body: unknown }> {
  const signal = AbortSignal.timeout(8000);
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
  return { status: response.status, body: response.ok ? await response.json() : undefined };
}

function whyEnded(entity: unknown): string | undefined {
  const is = (name: string) => valueAt(entity, name) === true;
  const deleted = textAt(entity, 'slettedato');
  const date = new Date(deleted).toLocaleDateString('nb', { dateStyle: 'long', timeZone: 'UTC' });
  if (deleted) return `ble firmaet slettet ${date}`;
  if (is('konkurs')) return 'er firmaet konkurs';
  const windsUp = is('underAvvikling') || is('underTvangsavviklingEllerTvangsopplosning');
  return windsUp ? 'er firmaet under avvikling' : undefined;
}

/** The managing director, or the owner of a sole proprietorship. */
function directorIn({ body }: { body: unknown }): string {
  const groups = itemsAt(body, 'rollegrupper');
  const name = ['DAGL', 'INNH']
    .flatMap((code) => groups.filter((group) => valueAt(group, 'type', 'kode') === code))
    .flatMap((group) => itemsAt(group, 'roller'))
    .filter((role) => valueAt(role, 'fratraadt') !== true)
    .map((role) => valueAt(role, 'person', 'navn'))
    .find(Boolean);
  const parts = ['fornavn', 'mellomnavn', 'etternavn'].map((part) => textAt(name, part));
  return asWritten(parts.filter(Boolean).join(' '));
}

function factsOf(entity: unknown): Answers {
  const text = (...field: string[]) => textAt(entity, ...field);
  const address = itemsAt(entity, 'forretningsadresse', 'adresse');
  const name = asWritten(text('navn'));
  const registers = [
    valueAt(entity, 'registrertIForetaksregisteret') === true && 'Foretaksregisteret',
    valueAt(entity, 'registrertIMvaregisteret') === true && 'MVA',
  ];
  const facts = {
    name,
    shortName: withoutForm(name),
    founded: text('stiftelsesdato').slice(0, 4),
    register: registers.filter(Boolean).join(', '),
    street: asWritten(address.join(', ')),
    postcode: text('forretningsadresse', 'postnummer'),
    city: asWritten(text('forretningsadresse', 'poststed')),
    phone: text('telefon') || text('mobil'),
    email: text('epostadresse').toLowerCase(),
    website: text('hjemmeside'),
  } satisfies Answers;
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}
