import type { Adapter } from './answer.ts';
import { reasons, refusedBecause } from './refusals.ts';

/** Web3Forms answers `{ success, message }`; the message is English prose, and no field is named. */
export const web3forms: Adapter = (json, accepted) => {
  if (json['success'] === false || !accepted) return refusedBecause(reasons.other);
  return json['success'] === true ? { outcome: 'sent' } : { outcome: 'unknown' };
};
