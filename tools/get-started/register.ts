import { normalise } from '../../src/content/normalise.ts';
import { itemsAt, textAt, valueAt } from '../../src/content/values.ts';
import type { Facts } from './questions.ts';

/** The register of legal entities (data.brreg.no/enhetsregisteret/api/dokumentasjon); tests replace it. */
const registerUrl = process.env['ENHETSREGISTERET_URL'] ?? 'https://data.brreg.no/enhetsregisteret/api';

/** The register's data; `notice` says what the owner must fill in. */
type Found = { facts: Facts; notice?: string };

/** Looks a firm up in the register. Never rejects: without an answer the owner fills in everything. */
export async function askRegister(digits: string): Promise<Found> {
  const byHand = (reason: string) => ({ facts: {}, notice: `${reason} Fyll inn opplysningene selv.` });
  const get = async (path: string) => {
    const [headers, signal] = [{ accept: 'application/json' }, AbortSignal.timeout(8000)];
    const response = await fetch(`${registerUrl}/enheter/${digits}${path}`, { headers, signal });
    const body: unknown = response.ok ? await response.json() : {};
    return { status: response.status, body };
  };
  try {
    const { status, body } = await get('');
    // The register keeps deleted firms.
    if (status === 404 || status === 410 || valueAt(body, 'slettedato'))
      return byHand(`Enhetsregisteret kjenner ikke ${normalise({ kind: 'orgNumber' }, digits)}.`);
    if (status !== 200) return byHand(`Enhetsregisteret svarer ikke som det skal (${status}).`);
    const managingDirector = await get('/roller').then(directorIn, () => '');
    const notice = 'Fant ingen leder i Enhetsregisteret. Fyll inn navnet selv.';
    return {
      ...readEntity(body, managingDirector),
      ...(managingDirector === '' && { notice }),
    };
  } catch (error) {
    // No connection or no JSON (TypeError, SyntaxError), or no answer in time (TimeoutError).
    const types = [TypeError, SyntaxError, DOMException];
    if (!types.some((type) => error instanceof type)) throw error;
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
  return titleCase(parts.filter(Boolean).join(' '));
}

function readEntity(entity: unknown, managingDirector: string): Found {
  const text = (...field: string[]) => textAt(entity, ...field);
  const address = itemsAt(entity, 'forretningsadresse', 'adresse');
  const name = titleCase(text('navn'));
  const isSoleTrader = text('organisasjonsform', 'kode') === 'ENK';
  const register = [
    valueAt(entity, 'registrertIMvaregisteret') === true && 'MVA',
    valueAt(entity, 'registrertIForetaksregisteret') === true && 'Foretaksregisteret',
  ].filter((each) => each !== false);
  const facts = {
    name,
    shortName: name.replace(legalForm, ''),
    founded: text('stiftelsesdato').slice(0, 4),
    managingDirector,
    directorTitle: isSoleTrader ? 'Innehaver' : '',
    street: address.map((line) => titleCase(String(line))).join(', '),
    postcode: text('forretningsadresse', 'postnummer'),
    city: titleCase(text('forretningsadresse', 'poststed')),
    phone: text('telefon') || text('mobil'),
    email: text('epostadresse').toLowerCase(),
    website: text('hjemmeside'),
    register: register.join(', '),
  } satisfies Facts;
  return { facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '')) };
}

/** Legal form at the end of a firm's name. */
const legalForm = / (AS|ASA|ANS|DA|ENK|NUF|SA|BA)$/;

/** Title case for the register's capitals: `FLIS OG FUGE AS` becomes `Flis og Fuge AS`. */
export function titleCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  const form = legalForm.exec(text)?.[0] ?? '';
  const words = text.slice(0, text.length - form.length).toLowerCase();
  const names = words.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
  return names.replace(/ (Og|I|På|Ved)(?= )/g, (word) => word.toLowerCase()) + form;
}
