import { z } from 'zod';
import { isGroup } from '../values.ts';
import { withHint, group, longText, text, webAddress, yesOrNo } from './fields.ts';

/** A choice of one value; `names` has the label of each value in the form. */
const choice = <Names extends Record<string, string>>(names: Names, label: string, description: string) =>
  z
    .enum(Object.keys(names) as [keyof Names & string])
    .meta({ label, description, hint: description, names, kind: 'choice' });

/** Names of the providers, by their values in the content. */
export const providerNames = { formspree: 'Formspree', web3forms: 'Web3Forms', cloudflare: 'Cloudflare' };
const { cloudflare, ...forms } = providerNames;

const inAgreement = 'Det står i databehandleravtalen. Sjekk dette hos leverandøren.';

/** The legal basis of transfers (GDPR, article 13 no. 1 f). The agreement with the provider names it. */
const basis = choice(
  {
    inside: 'Ingen overføring: alt blir i EØS',
    framework: 'USA, etter EU–US Data Privacy Framework',
    clauses: 'USA, etter EUs standardkontrakter',
    own: 'Noe annet, med egen tekst',
  },
  'Overføring ut av EØS',
  `Hvor leverandøren behandler opplysningene. ${inAgreement}`,
).meta({ needed: 'Velg det som står i avtalen med leverandøren.' });

const transfer = withHint(
  longText('Egen tekst om overføringen', `Hvilket land, og grunnlaget for overføringen. ${inAgreement}`),
)
  .meta({ onlyFor: { basis: ['own'] }, isFact: true })
  .optional();

const name = withHint(text('Navn', 'Navnet på leverandøren. Det står i personvernerklæringen.'))
  .meta({ onlyFor: { provider: ['other'] }, isFact: true })
  .optional();

/** Settings of a refinement that runs even if another field is invalid; Zod would skip it by default. */
const refinementAt = (field: string, message: string) => ({
  path: [field],
  message,
  when: ({ value }: { value: unknown }) => isGroup(value),
});
const required = 'Dette må fylles ut.';

/** Who receives the enquiries. Address and key are public: visitors' browsers need them. */
export const enquiries = group('Kontaktskjemaet', {
  provider: choice(
    { ...forms, other: 'En annen' },
    'Hvem som tar imot meldingene',
    'Leverandøren sender dem videre til e-posten deres. Lag et skjema hos en av dem først.',
  ).meta({ needed: 'Velg hvem som tar imot meldingene.' }),
  name,
  address: webAddress(
    'Adressen til skjemaet',
    'Hos Formspree står den under Integration: https://formspree.io/f/ og en kode. En annen ' +
      'leverandør gir dere en lignende.',
  )
    .meta({ onlyFor: { provider: ['formspree', 'other'] } })
    .optional(),
  key: withHint(
    text('Nøkkelen til skjemaet', 'Web3Forms sender den på e-post: 32 tall og bokstaver, med bindestreker.'),
  )
    .meta({ onlyFor: { provider: ['web3forms'] } })
    .optional(),
  isRead: yesOrNo(
    true,
    'Nettsiden leser svaret',
    'Da får den besøkende vite om meldingen kom frem. Slå det av bare hvis leverandøren ikke lar ' +
      'nettsiden lese svaret.',
  ).meta({ onlyFor: { provider: ['other'] } }),
  basis: basis.meta({ onlyFor: { provider: ['formspree', 'web3forms', 'other'] } }).optional(),
  transfer,
})
  .refine(({ provider, name }) => provider !== 'other' || name, refinementAt('name', required))
  .refine(({ provider, address }) => provider === 'web3forms' || address, refinementAt('address', required))
  .refine(
    ({ provider, address }) =>
      provider !== 'formspree' || !address || /^https:\/\/formspree\.io\/f\/\w+$/.test(address),
    refinementAt('address', 'Adressen hos Formspree er https://formspree.io/f/ og en kode, uten noe bak.'),
  )
  .refine(({ provider, key }) => provider !== 'web3forms' || key, refinementAt('key', required))
  .refine(
    ({ provider, key }) =>
      provider !== 'web3forms' || !key || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key),
    refinementAt(
      'key',
      'Nøkkelen fra Web3Forms er 32 tall og bokstaver fra a til f, i fem grupper med bindestrek.',
    ),
  )
  .refine(({ basis, transfer }) => basis !== 'own' || transfer, refinementAt('transfer', required));

/** The host of the site. */
export const host = group('Nettverten', {
  provider: choice(
    { cloudflare, other: 'En annen' },
    'Hvem nettsiden ligger hos',
    'Står i personvernerklæringen.',
  ).meta({ needed: 'Velg hvem nettsiden ligger hos.' }),
  name,
  basis: basis.meta({ onlyFor: { provider: ['other'] } }).optional(),
  transfer,
})
  .refine(({ provider, name }) => provider !== 'other' || name, refinementAt('name', required))
  .refine(({ basis, transfer }) => basis !== 'own' || transfer, refinementAt('transfer', required));

export type Enquiries = z.output<typeof enquiries>;
export type Host = z.output<typeof host>;
