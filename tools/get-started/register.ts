import { normalise } from '../../src/content/normalise.ts';
import { itemsAt, textAt, valueAt } from '../../src/content/values.ts';
import type { Facts } from './questions.ts';

/** The register of legal entities (data.brreg.no/enhetsregisteret/api/dokumentasjon); tests replace it. */
const registerUrl = process.env['ENHETSREGISTERET_URL'] ?? 'https://data.brreg.no/enhetsregisteret/api';

/** The register's data; `notice` says what the owner must fill in. */
type Found = { facts: Facts; notice?: string };

/** Looks a firm up in the register. Without an answer the owner fills in everything. */
export async function askRegister(digits: string): Promise<Found> {
  const get = async (path: string): Promise<unknown> => {
    const [headers, signal] = [{ accept: 'application/json' }, AbortSignal.timeout(8000)];
    const response = await fetch(`${registerUrl}/enheter/${digits}${path}`, { headers, signal });
    return response.ok ? response.json() : undefined;
  };
  const entity = await get('').catch(() => undefined);
  // The register keeps deleted firms.
  if (entity === undefined || valueAt(entity, 'slettedato')) {
    const number = normalise({ kind: 'orgNumber' }, digits);
    const notice = `Fikk ikke noe svar om ${number} fra Enhetsregisteret. Fyll inn opplysningene selv.`;
    return { facts: {}, notice };
  }
  const managingDirector = directorIn(await get('/roller').catch(() => undefined));
  const notice = 'Fant ingen leder i Enhetsregisteret. Fyll inn navnet selv.';
  return { facts: factsIn(entity, managingDirector), ...(managingDirector === '' && { notice }) };
}

/** The managing director, or the owner of a sole proprietorship. */
function directorIn(roles: unknown): string {
  const groups = itemsAt(roles, 'rollegrupper');
  const name = ['DAGL', 'INNH']
    .flatMap((code) => groups.filter((group) => valueAt(group, 'type', 'kode') === code))
    .flatMap((group) => itemsAt(group, 'roller'))
    .filter((role) => valueAt(role, 'fratraadt') !== true)
    .map((role) => valueAt(role, 'person', 'navn'))
    .find(Boolean);
  const parts = ['fornavn', 'mellomnavn', 'etternavn'].map((part) => textAt(name, part));
  return titleCase(parts.filter(Boolean).join(' '));
}

function factsIn(entity: unknown, managingDirector: string): Facts {
  const text = (...field: string[]) => textAt(entity, ...field);
  const address = itemsAt(entity, 'forretningsadresse', 'adresse');
  const name = titleCase(text('navn'));
  const register = [
    valueAt(entity, 'registrertIMvaregisteret') === true && 'MVA',
    valueAt(entity, 'registrertIForetaksregisteret') === true && 'Foretaksregisteret',
  ].filter((each) => each !== false);
  const facts = {
    name,
    shortName: name.replace(legalForm, ''),
    founded: text('stiftelsesdato').slice(0, 4),
    managingDirector,
    directorTitle: text('organisasjonsform', 'kode') === 'ENK' ? 'Innehaver' : '',
    street: address.map((line) => titleCase(String(line))).join(', '),
    postcode: text('forretningsadresse', 'postnummer'),
    city: titleCase(text('forretningsadresse', 'poststed')),
    phone: text('telefon') || text('mobil'),
    email: text('epostadresse').toLowerCase(),
    website: text('hjemmeside'),
    register: register.join(', '),
  } satisfies Facts;
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}

/** Legal form at the end of a firm's name. */
const legalForm = / (AS|ASA|ANS|DA|ENK|NUF|SA|BA)$/;

/** Title case for the register's capitals: `FLIS OG FUGE AS` becomes `Flis og Fuge AS`. */
function titleCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  const form = legalForm.exec(text)?.[0] ?? '';
  const words = text.slice(0, text.length - form.length).toLowerCase();
  const names = words.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
  return names.replace(/ (Og|I|På|Ved)(?= )/g, (word) => word.toLowerCase()) + form;
}
