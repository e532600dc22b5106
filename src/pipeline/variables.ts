import { z } from 'zod';

/** Environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

const isLocal = (address: string) => /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(address);

/** An https address, or http on this machine, without credentials, which `fetch` refuses. */
function isReachable(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && !url.username && !url.password && (url.protocol === 'https:' || isLocal(url.href));
}

/** The messages end a sentence that begins with the variable's name and value. */
const textThat = (isRight: (value: string) => boolean, error: string) =>
  z.string().refine(isRight, { error, abort: true });

const flag = (meaning: string) =>
  textThat((value) => value === '1', `men kan bare være 1 (${meaning}) eller ikke satt.`).optional();

function port(usual: number) {
  const error = `men må være et helt tall fra 1 til 65535, for eksempel ${usual}.`;
  return z.coerce.number(error).int(error).min(1, error).max(65_535, error).default(usual);
}

const useProvider =
  'Sett den til adressen fra skjemaleverandøren, for eksempel https://formspree.io/f/dinkode.';

/** Rules of each variable alone; docs/deploy.md explains them. */
export const variablesSchema = (deploy: boolean) => {
  const isPublic = (address: string) => !deploy || !isLocal(address);
  return z.object({
    PORT: port(4321),
    INBOX_PORT: port(4322),
    DEPLOY: flag('bygg for publisering'),
    ALLOW_DEMO: flag('bygg en åpent merket demo'),
    PUBLIC_FORM_ENDPOINT: textThat(
      isReachable,
      'men må være en fullstendig adresse som begynner med https://, for eksempel https://formspree.io/f/dinkode.',
    )
      .refine(isPublic, `som bare finnes på denne maskinen. ${useProvider}`)
      // It refuses what comes without its key, which the page would not see.
      .refine((address) => !address.includes('web3forms'), 'men demoen kan ikke bruke Web3Forms.')
      .optional(),
    SITE_URL: textThat(
      (value) => isReachable(value) && URL.parse(value)?.href === `${URL.parse(value)?.origin}/`,
      'men må være en adresse som begynner med https:// og slutter etter domenet, uten noe bak.',
    )
      .refine(isPublic, 'som bare finnes på denne maskinen. Bruk nettstedets egen adresse.')
      .optional(),
    EDITOR_REPO: textThat(
      (value) => /^[\w-]+\/[\w.-]+$/.test(value),
      'men må være eier og navn på GitHub, for eksempel eksempelbad/nettsted.',
    ).default(''),
  });
};
