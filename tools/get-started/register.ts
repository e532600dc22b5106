import { itemsAt, textAt, valueAt } from '../../src/content/values.ts';
import type { Answers } from './fields.ts';
import { asWritten, forms, spaced } from './names.ts';

/** The register of legal entities (data.brreg.no/enhetsregisteret/api/dokumentasjon), or what stands for it in tests. */
const register = process.env['ENHETSREGISTERET_URL'] ?? 'https://data.brreg.no/enhetsregisteret/api';

/** Asks the register about a firm. Where something is to be filled in by hand, `notice` says so. */
export async function askRegister(digits: string): Promise<{ facts: Answers; notice?: string }> {
  const byHand = (reason: string) => ({ facts: {}, notice: `${reason} Fyll inn opplysningene selv.` });
  const get = async (path: string) => {
    const [headers, signal] = [{ accept: 'application/json' }, AbortSignal.timeout(8000)];
    const response = await fetch(`${register}/enheter/${digits}${path}`, { headers, signal });
    return { status: response.status, body: (response.ok ? await response.json() : {}) as unknown };
  };
  try {
    const { status, body } = await get('');
    // The register keeps the numbers of firms that are no more.
    if (status === 404 || status === 410 || valueAt(body, 'slettedato'))
      return byHand(`Enhetsregisteret kjenner ikke ${spaced(digits)}.`);
    if (status !== 200) return byHand(`Enhetsregisteret svarer ikke som det skal (${status}).`);
    const facts = factsOf(body);
    const managingDirector = await get('/roller').then(directorIn, () => '');
    if (managingDirector) return { facts: { ...facts, managingDirector } };
    return { facts, notice: 'Enhetsregisteret har ingen daglig leder. Fyll inn navnet selv.' };
  } catch {
    return byHand('Får ikke kontakt med Enhetsregisteret.');
  }
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
    valueAt(entity, 'registrertIMvaregisteret') === true && 'MVA',
    valueAt(entity, 'registrertIForetaksregisteret') === true && 'Foretaksregisteret',
  ];
  const facts = {
    name,
    shortName: name.replace(forms, ''),
    founded: text('stiftelsesdato').slice(0, 4),
    register: registers.filter(Boolean).join(', '),
    street: address.map((line) => asWritten(String(line))).join(', '),
    postcode: text('forretningsadresse', 'postnummer'),
    city: asWritten(text('forretningsadresse', 'poststed')),
    phone: text('telefon') || text('mobil'),
    email: text('epostadresse').toLowerCase(),
    website: text('hjemmeside'),
  } satisfies Answers;
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}
