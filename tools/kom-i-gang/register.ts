import { asWritten, spaced, withoutForm } from './names.ts';

/** What the firm's page needs of the register of legal entities; what the register does not know is missing. */
export interface Facts {
  name?: string;
  shortName?: string;
  founded?: string;
  register?: string;
  managingDirector?: string;
  phone?: string;
  email?: string;
  website?: string;
  street?: string;
  postcode?: string;
  city?: string;
}

/** The answers of the register, as its documentation has them (data.brreg.no/enhetsregisteret/api/dokumentasjon). */
interface Entity {
  navn: string;
  stiftelsesdato?: string;
  registrertIForetaksregisteret?: boolean;
  registrertIMvaregisteret?: boolean;
  konkurs?: boolean;
  underAvvikling?: boolean;
  underTvangsavviklingEllerTvangsopplosning?: boolean;
  slettedato?: string;
  forretningsadresse?: { adresse?: string[]; postnummer?: string; poststed?: string };
  hjemmeside?: string;
  epostadresse?: string;
  telefon?: string;
  mobil?: string;
}
interface Roles {
  rollegrupper?: { type: { kode: string }; roller: Role[] }[];
}
interface Role {
  fratraadt?: boolean;
  person?: { navn: { fornavn?: string; mellomnavn?: string; etternavn?: string } };
}

const open = 'https://data.brreg.no/enhetsregisteret/api';

/**
 * Asks the register about a firm.
 *
 * @param base where the register is; another in tests (`ENHETSREGISTERET_URL`)
 * @returns what it knows, and in `told` a sentence where something is to be filled in by hand
 */
export async function askRegister(
  digits: string,
  base = process.env['ENHETSREGISTERET_URL'] ?? open,
): Promise<{ facts: Facts; told?: string }> {
  const byHand = (reason: string) => ({ facts: {}, told: `${reason} Fyll inn opplysningene selv.` });
  try {
    const response = await get(`${base}/enheter/${digits}`);
    if (response.status === 404) return byHand(`Enhetsregisteret kjenner ikke ${spaced(digits)}.`);
    if (response.status === 410) return byHand('Firmaet er slettet fra Enhetsregisteret.');
    if (!response.ok) return byHand(`Enhetsregisteret svarer ikke som det skal (${response.status}).`);
    const entity = (await response.json()) as Entity;
    const ended = whyEnded(entity);
    if (ended) return byHand(`Ifølge Enhetsregisteret ${ended}. Er nummeret riktig?`);
    const managingDirector = await askRoles(`${base}/enheter/${digits}/roller`).catch(() => undefined);
    return {
      facts: { ...factsOf(entity), ...(managingDirector && { managingDirector }) },
      ...(managingDirector === undefined && {
        told: 'Enhetsregisteret har ingen daglig leder. Fyll inn navnet selv.',
      }),
    };
  } catch {
    return byHand('Får ikke kontakt med Enhetsregisteret.');
  }
}

const get = (address: string) =>
  fetch(address, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(8000) });

function whyEnded(entity: Entity): string | undefined {
  if (entity.slettedato) return `ble firmaet slettet ${entity.slettedato}`;
  if (entity.konkurs) return 'er firmaet konkurs';
  if (entity.underAvvikling || entity.underTvangsavviklingEllerTvangsopplosning)
    return 'er firmaet under avvikling';
  return undefined;
}

/** The managing director, or the owner of a sole proprietorship. */
async function askRoles(address: string): Promise<string | undefined> {
  const response = await get(address);
  const { rollegrupper = [] } = response.ok ? ((await response.json()) as Roles) : {};
  const named = ['DAGL', 'INNH'].flatMap((code) =>
    rollegrupper.filter(({ type }) => type.kode === code).flatMap(({ roller }) => roller),
  );
  const name = named.find(({ fratraadt, person }) => person && !fratraadt)?.person?.navn;
  return name && asWritten([name.fornavn, name.mellomnavn, name.etternavn].filter(Boolean).join(' '));
}

function factsOf(entity: Entity): Facts {
  const address = entity.forretningsadresse;
  const name = asWritten(entity.navn);
  const registers = [
    entity.registrertIForetaksregisteret && 'Foretaksregisteret',
    entity.registrertIMvaregisteret && 'MVA',
  ].filter(Boolean);
  const phone = (entity.telefon ?? entity.mobil)?.replace(/^(\+|00)47|\s/g, '');
  return given({
    name,
    shortName: withoutForm(name),
    founded: entity.stiftelsesdato?.slice(0, 4),
    register: registers.join(', '),
    street: address?.adresse && asWritten(address.adresse.join(', ')),
    postcode: address?.postnummer,
    city: address?.poststed && asWritten(address.poststed),
    phone: phone && /^\d{8}$/.test(phone) ? phone.replace(/(\d{2})(?=\d)/g, '$1 ') : undefined,
    email: entity.epostadresse?.toLowerCase(),
    website: entity.hjemmeside && `https://${entity.hjemmeside.replace(/^https?:\/\//, '')}`,
  });
}

const given = (facts: Record<string, string | undefined>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== ''));
