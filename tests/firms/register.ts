import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Facts } from '../../tools/get-started/questions.ts';

/** A stand-in for the register of legal entities, which knows one firm. */
export async function startRegister(facts: Facts) {
  const isSoleTrader = facts.directorTitle !== undefined;
  const [, first = '', last = ''] = /^(.*) (.*?)$/.exec(facts.managingDirector ?? '') ?? [];
  const entity = {
    navn: facts.name,
    organisasjonsform: { kode: isSoleTrader ? 'ENK' : 'AS' },
    stiftelsesdato: facts.founded && `${facts.founded}-01-01`,
    registrertIMvaregisteret: facts.register?.includes('MVA'),
    registrertIForetaksregisteret: facts.register?.includes('Foretaksregisteret'),
    forretningsadresse: { adresse: [facts.street], postnummer: facts.postcode, poststed: facts.city },
    mobil: facts.phone,
    epostadresse: facts.email,
    hjemmeside: facts.website?.replace('https://', ''),
  };
  const leader = {
    type: { kode: isSoleTrader ? 'INNH' : 'DAGL' },
    roller: [{ person: { navn: { fornavn: first, etternavn: last } } }],
  };
  const server = createServer(({ url = '' }, response) =>
    response.end(JSON.stringify(url.endsWith('/roller') ? { rollegrupper: [leader] } : entity)),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
