import { valueAt } from '../../src/content/values.ts';

/** Form providers that are known by the host of their endpoints. */
const formProviders: Record<string, string> = {
  'formspree.io': 'Formspree',
  'api.web3forms.com': 'Web3Forms',
};

/**
 * The privacy statement names who receives the enquiries and who runs the site (GDPR article 13 no. 1 e): both must be
 * known, and the form's must be the one that the form is sent to.
 *
 * @param firm the content of `firm.yaml`
 * @returns what is wrong, in Norwegian; nothing when all is well
 */
export function checkProviders(firm: unknown, formEndpoint: string): string | undefined {
  const formProvider = valueAt(firm, 'formProvider');
  const known = formProviders[URL.parse(formEndpoint)?.hostname ?? ''];
  const mistakes: string[] = [];
  if (typeof formProvider !== 'string') {
    mistakes.push(
      `formProvider mangler: hvem som tar imot kontaktskjemaet, for eksempel ${known ?? 'Formspree'}.`,
    );
  } else if (known !== undefined && !formProvider.toLowerCase().includes(known.toLowerCase())) {
    mistakes.push(
      `formProvider er «${formProvider}», men PUBLIC_FORM_ENDPOINT sender skjemaet til ${known}.`,
    );
  }
  if (typeof valueAt(firm, 'host') !== 'string') {
    mistakes.push('host mangler: hvem nettstedet ligger hos, for eksempel Cloudflare.');
  }
  if (mistakes.length === 0) return undefined;
  return [
    'Personvernerklæringen må nevne riktige leverandører. I firm.yaml:',
    ...mistakes.map((line) => `  - ${line}`),
  ].join('\n');
}
