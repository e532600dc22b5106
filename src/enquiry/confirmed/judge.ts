import type { ProviderHost } from '../providers.ts';
import type { SendResult } from '../result.ts';
import type { Adapter, Answer } from './answer.ts';
import { formspree } from './formspree.ts';
import { generic } from './generic.ts';
import { reasons, refusedBecause } from './refusals.ts';
import { web3forms } from './web3forms.ts';

const adapters: Record<ProviderHost, Adapter> = {
  'formspree.io': formspree,
  'api.web3forms.com': web3forms,
};

/**
 * What an answer means. A status of 200 is no acceptance: providers send it with a captcha page too. Only the provider's own
 * word in JSON counts; whatever is neither a clear yes nor a clear no stays unknown.
 */
export function judge(endpoint: string, { status, json }: Answer): SendResult {
  if (status === 429) return refusedBecause(reasons.tooMany);
  if (status === 413) return refusedBecause(reasons.tooLarge);
  if (status >= 500 || !json) return { outcome: 'unknown' };
  const adapter = adapters[new URL(endpoint).hostname as ProviderHost] ?? generic;
  return adapter(json, status >= 200 && status < 300);
}
